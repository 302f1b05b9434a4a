import type { TableView } from '@farkle/engine';
import type { KeptRow } from '@farkle/ui';
import type { Words } from './words.ts';
import { spoken } from './words.ts';

/** The answered rolls of the turn, oldest first. */
export function keptRows({ turn }: TableView, words: Words): KeptRow[] {
  return turn.kept.map(({ dice, points }, roll) => ({
    key: roll,
    faces: dice,
    points: words.format.number(points),
    name: words.t('turn.keptRow', { roll: roll + 1, dice: spoken(dice, words.format), points }),
  }));
}

/** The row that is being chosen; undefined while the selection is worth nothing. */
export function pendingRow({ turn }: TableView, words: Words): KeptRow | undefined {
  const { selected, selectionPoints: points, kept } = turn;
  if (points === 0) return undefined;
  return {
    key: kept.length,
    faces: selected,
    points: words.t('turn.addition', { points }),
    name: words.t('turn.pendingRow', { dice: spoken(selected, words.format), points }),
  };
}
