import type { Combination, CombinationKind, Dice } from '@farkle/rules';

/** One line of a division: a combination, or all singles of one face together. */
export interface DivisionRow {
  readonly kind: CombinationKind;
  readonly dice: Dice;
  /** What the whole line is worth, in points. */
  readonly points: number;
}

/** A division as it is read: the line worth most first, equal singles on one line. */
export function divisionRows(combinations: readonly Combination[]): readonly DivisionRow[] {
  const rows: DivisionRow[] = [];
  for (const { kind, dice, points } of combinations) {
    const at = rows.findIndex((row) => kind === 'single' && row.kind === kind && row.dice[0] === dice[0]);
    const same = rows[at];
    if (same === undefined) rows.push({ kind, dice, points });
    else rows[at] = { kind, dice: [...same.dice, ...dice], points: same.points + points };
  }
  return rows.sort((a, b) => b.points - a.points);
}
