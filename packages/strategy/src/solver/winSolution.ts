import type { RuleSet } from '@farkle/rules';
import { type ScoreGrid, valueAt } from './scoreGrid.ts';

/**
 * The chances to win of the player about to start a turn, a shared win as half, as plain numbers. Seats differ in
 * three things: score, whether they have entered, and farkles in a row. Where the rules ask for no entry or know no
 * penalty, those are left out: `counts` is 1 or 3, and only seats without an entry minimum behind them have `first`.
 */
export interface WinSolution {
  readonly ruleSet: RuleSet;
  readonly grid: ScoreGrid;
  /** How many counts of farkles in a row are told apart. */
  readonly counts: 1 | 3;
  /** Both have entered. By own count × counts + other's count, then own score × scores + other's score. */
  readonly entered: readonly Float64Array[];
  /** Somebody has not entered (and so has 0 points); null where there is no entry minimum. */
  readonly first: FirstBanks | null;
}

/** Chances while somebody has still to make a first bank. Lists by own count × counts + other's count. */
export interface FirstBanks {
  /** Only the other has entered: by the other's score. */
  readonly own: readonly Float64Array[];
  /** Only the player about to roll has entered: by the own score. */
  readonly other: readonly Float64Array[];
  /** Nobody has. */
  readonly both: Float64Array;
}

/** A seat as far as the chances depend on it; the score in levels of 50 points. */
export interface Standing {
  readonly score: number;
  readonly entered: boolean;
  readonly farkles: number;
}

/** Room for the chances of a rule set over a grid of scores. */
export function emptySolution(ruleSet: RuleSet, grid: ScoreGrid): WinSolution {
  const counts = ruleSet.threeFarkles > 0 ? 3 : 1;
  const size = grid.scores.length;
  const lists = (length: number) => Array.from({ length: counts * counts }, () => new Float64Array(length));
  const first =
    ruleSet.entryMinimum > 0
      ? { own: lists(size), other: lists(size), both: new Float64Array(counts * counts) }
      : null;
  return { ruleSet, grid, counts, entered: lists(size * size), first };
}

/** The chance of the player about to start a turn. Both scores below the target. */
export function chanceOf(solution: WinSolution, own: Standing, other: Standing): number {
  const { grid, counts, entered, first } = solution;
  const pair = Math.min(own.farkles, counts - 1) * counts + Math.min(other.farkles, counts - 1);
  if (first === null || (own.entered && other.entered)) {
    return clamped(chanceEntered(grid, entered[pair] as Float64Array, own.score, other.score));
  }
  if (own.entered) return clamped(valueAt(grid, first.other[pair] as Float64Array, 0, 1, own.score));
  if (other.entered) return clamped(valueAt(grid, first.own[pair] as Float64Array, 0, 1, other.score));
  return first.both[pair] as number;
}

function chanceEntered(grid: ScoreGrid, chances: Float64Array, own: number, other: number): number {
  const size = grid.scores.length;
  const index = grid.below[own] as number;
  if (grid.scores[index] === own) return valueAt(grid, chances, index * size, 1, other);
  let sum = 0;
  for (let k = 0; k < 4; k++) {
    const row = (grid.first[own] as number) + k;
    sum += (grid.weights[4 * own + k] as number) * valueAt(grid, chances, row * size, 1, other);
  }
  return sum;
}

function clamped(chance: number): number {
  return Math.min(1, Math.max(0, chance));
}
