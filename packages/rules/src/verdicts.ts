import type { Combination } from './combinations/combination.ts';
import type { Dice } from './dice.ts';
import type { Divisions } from './divisions.ts';
import { multisetDice } from './multisets.ts';
import type { Result } from './result.ts';
import { splits } from './splits.ts';

/** What a legal selection is worth in points, and the division into combinations that is worth it. */
export interface ScoredSelection {
  readonly points: number;
  readonly combinations: readonly Combination[];
}

/** Why a selection is no legal play: there is no die in it, or some of its dice do not score. */
export type SelectionErrorCode = 'nothingSelected' | 'doesNotScore';

/** `dice` are the dice to blame, sorted: the fewest whose removal makes the rest legal. */
export interface SelectionError {
  readonly code: SelectionErrorCode;
  readonly dice: Dice;
}

export type Verdict = Result<ScoredSelection, SelectionError>;

/** The verdict on the selection of each multiset of dice. All parts are frozen. */
export function judgeAll({ points, combinations }: Divisions): readonly Verdict[] {
  return Object.freeze(
    points.map((worth, multiset): Verdict => {
      if (worth === 0) return refuse(multiset, points);
      const division = combinations[multiset] ?? [];
      return Object.freeze({ ok: true, value: Object.freeze({ points: worth, combinations: division }) });
    }),
  );
}

function refuse(multiset: number, points: readonly number[]): Verdict {
  const code = multiset === 0 ? 'nothingSelected' : 'doesNotScore';
  return Object.freeze({ ok: false, error: Object.freeze({ code, dice: diceToBlame(multiset, points) }) });
}

/**
 * The fewest dice without which the rest is legal; of several such groups the one that leaves the most points, then
 * the first in dictionary order. All dice, where no part of them is legal.
 */
function diceToBlame(multiset: number, points: readonly number[]): Dice {
  const { start, part, rest } = splits;
  let blamed = multiset;
  let most = 0;
  // From the largest part down, until one is legal and the parts of its size have been seen.
  for (let at = (start[multiset + 1] as number) - 1; at >= (start[multiset] as number); at--) {
    const removed = rest[at] as number;
    if (most > 0 && diceCount(removed) > diceCount(blamed)) break;
    const left = points[part[at] as number] as number;
    if (left > most || (left === most && left > 0 && removed < blamed)) {
      blamed = removed;
      most = left;
    }
  }
  return multisetDice[blamed] as Dice;
}

function diceCount(multiset: number): number {
  return (multisetDice[multiset] as Dice).length;
}
