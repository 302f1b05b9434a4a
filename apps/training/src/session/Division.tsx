import { type Combination, type Dice, formatDice } from '@farkle/rules';
import { DiceRow, VisuallyHidden } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import styles from './Division.module.css';
import { type DivisionRow, divisionRows } from './divisionRows.ts';

export type DivisionProps = {
  readonly label: string;
  readonly combinations: readonly Combination[];
  /** Dice that do not score, shown first. */
  readonly stray?: Dice;
};

/** How a selection divides into combinations, each with its dice and points; first the dice that do not score. */
export function Division({ label, combinations, stray = [] }: DivisionProps) {
  const t = useTranslations('training.value');
  const names = useTranslations('rules.combinations');
  const nameOf = ({ kind, dice }: DivisionRow) =>
    kind === 'single' ? names('single', { face: String(dice[0]) }) : names(kind);
  return (
    <ul className={styles.division} aria-label={label}>
      {stray.length > 0 && <Row dice={stray} name={t('doesNotScore')} points={t('noPoints')} stray />}
      {divisionRows(combinations).map((row) => (
        <Row
          key={`${row.kind}${row.dice[0]}`}
          dice={row.dice}
          name={nameOf(row)}
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
      <DiceRow faces={stray ? [] : dice} dull={stray ? dice : []} />
      <VisuallyHidden>{formatDice(dice)}</VisuallyHidden>
      <span className={styles.name}>{name}</span>
      <span className={styles.points}>{points}</span>
    </li>
  );
}
