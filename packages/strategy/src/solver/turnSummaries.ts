import { pointsGrid } from '@farkle/rules';
import type { WinSolver } from './winSolver.ts';

/**
 * Turns that were solved, and how their values change with what they lead to: enough to go on reckoning without
 * solving them again as long as the best play stays nearly the same. By own score × scores + other's score.
 */
export interface TurnSummaries {
  readonly value: Float64Array;
  /** What the farkle and the usual bank were worth. */
  readonly farkle: Float64Array;
  readonly bank: Float64Array;
  /** By how much of a change in the farkle's worth the value changes: the chance of a farkle. */
  readonly ofFarkle: Float64Array;
  /** The same for banks that do not reach the target. */
  readonly ofBank: Float64Array;
  /** How fast the chance of a farkle grows with what it is worth. */
  readonly bend: Float64Array;
}

/** Of turns that start with fewer than two farkles in a row, and with two; against an opponent without. */
export type SummariesByThird = readonly [TurnSummaries, TurnSummaries];

/** Room for the turns among so many scores. */
export function emptySummaries(size: number): SummariesByThird {
  const list = () => new Float64Array(size * size);
  const empty = (): TurnSummaries => ({
    value: list(),
    farkle: list(),
    bank: list(),
    ofFarkle: list(),
    ofBank: list(),
    bend: list(),
  });
  return [empty(), empty()];
}

/** What a summarized turn comes to when its farkle and its usual bank are worth so much. */
export function summarized(turns: TurnSummaries, here: number, farkle: number, bank: number): number {
  const farkles = farkle - (turns.farkle[here] as number);
  const banks = bank - (turns.bank[here] as number);
  const apart = farkles - banks;
  const value =
    (turns.value[here] as number) +
    (turns.ofFarkle[here] as number) * farkles +
    (turns.ofBank[here] as number) * banks +
    ((turns.bend[here] as number) / 2) * apart * apart;
  return Math.min(1, Math.max(0, value));
}

/** A turn that is banked brings about so many levels (400 points), or the least that may be banked. */
const usualLevels = 8;

/** By index of the own score: the index of the kept score that the usual bank leads to, the last at most. */
export function usualBanks({ solution }: WinSolver): Int32Array {
  const { grid, ruleSet } = solution;
  const levels = Math.max(usualLevels, ruleSet.bankMinimum / pointsGrid);
  return grid.scores.map((score) => {
    const index = grid.scores.findIndex((kept) => kept >= score + levels);
    return index < 0 ? grid.scores.length - 1 : index;
  });
}

/** What it is worth to bank to a kept score, by its index, against an opponent with so many farkles. */
export function bankWorth({ solution }: WinSolver, to: number, other: number, yours: number): number {
  const { counts, entered, grid } = solution;
  return 1 - ((entered[yours * counts] as Float64Array)[other * grid.scores.length + to] as number);
}
