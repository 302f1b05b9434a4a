import { type Dice, formatDice } from '@farkle/rules';
import { VisuallyHidden } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import styles from './Division.module.css';
import { divisionRows } from './divisionRows.ts';
import { MiniDice } from './MiniDice.tsx';
import type { AnswerKey } from './question.ts';
import { useDrillWords } from './useDrillWords.ts';

export type DivisionProps = {
  readonly label: string;
  readonly answer: AnswerKey;
};

/** How a selection divides into combinations, each with its dice and points; first the dice that do not score. */
export function Division({ label, answer }: DivisionProps) {
  const t = useTranslations('training.value');
  const words = useDrillWords();
  return (
    <ul className={styles.division} aria-label={label}>
      {answer.stray.length > 0 && (
        <Row dice={answer.stray} name={t('doesNotScore')} points={t('noPoints')} stray />
      )}
      {divisionRows(answer.combinations).map((row) => (
        <Row
          key={`${row.kind}${row.dice[0]}`}
          dice={row.dice}
          name={words.row(row)}
          points={t('points', { points: row.points })}
        />
      ))}
    </ul>
  );
}

type RowProps = {
  readonly dice: Dice;
  readonly name: string;
  readonly points: string;
  readonly stray?: boolean;
};

function Row({ dice, name, points, stray = false }: RowProps) {
  return (
    <li className={styles.row} data-stray={stray || undefined}>
      <MiniDice dice={dice} dull={stray} />
      <VisuallyHidden>{formatDice(dice)}</VisuallyHidden>
      <span className={styles.name}>{name}</span>
      <span className={styles.points}>{points}</span>
    </li>
  );
}
