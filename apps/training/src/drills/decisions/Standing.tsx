import type { RuleSet } from '@farkle/rules';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { Position } from '../../positions/position.ts';
import styles from './Standing.module.css';

export type StandingProps = {
  readonly position: Position;
  readonly ruleSet: RuleSet;
  /** Points of the turn, what is being set aside included or not, as it stands on the table. */
  readonly turnPoints: number;
};

/** Turn points, scores and goal in one strip, so that a whole question fits a phone. */
export function Standing({ position, ruleSet, turnPoints }: StandingProps) {
  const t = useTranslations('training.decisions.standing');
  const table = useTranslations('table.turn');
  const { own, other, goal } = position;
  const { target } = ruleSet;
  return (
    <section className={styles.standing} aria-label={t('label')}>
      <p className={styles.turn} data-risk={turnPoints > 0 || undefined}>
        <span className={styles.label}>{turnPoints > 0 ? table('atRisk') : table('fresh')}</span>{' '}
        <span className={styles.points}>{t('points', { points: turnPoints })}</span>
      </p>
      <div className={styles.game}>
        <SeatLine
          name={t('you')}
          score={own.score}
          target={goal === 'turns' ? null : target}
          atRisk={turnPoints}
          isOwn
        />
        {other !== null && <SeatLine name={t('other')} score={other.score} target={target} atRisk={0} />}
        <p className={styles.goal}>{goalWords()}</p>
      </div>
    </section>
  );

  function goalWords(): string {
    switch (goal) {
      case 'target':
        return t('target', { target });
      case 'turns':
        return t('turnsLeft', { turns: position.turnsLeft });
      case 'fewestTurns':
        return t('fewestTurns', { target });
      default:
        return goal satisfies never;
    }
  }
}

type SeatLineProps = {
  readonly name: string;
  readonly score: number;
  /** Null where no target counts: then there is no bar. */
  readonly target: number | null;
  readonly atRisk: number;
  readonly isOwn?: boolean;
};

function SeatLine({ name, score, target, atRisk, isOwn = false }: SeatLineProps) {
  const t = useTranslations('training.decisions.standing');
  const share = (points: number) => Math.min(1, points / (target ?? 1));
  const style = {
    '--score': share(score),
    '--reach': share(score + atRisk),
  } as CSSProperties;
  return (
    <p className={styles.seat} data-own={isOwn || undefined}>
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.score}>{t('points', { points: score })}</span>
      {target !== null && (
        <span className={styles.bar} style={style} aria-hidden="true">
          <span className={styles.risk} />
          <span className={styles.solid} />
        </span>
      )}
    </p>
  );
}
