import { pointsGrid } from '@farkle/rules';
import { enterBankValue } from './bankRows.ts';
import { countPairs, sweepFirstBanks } from './firstBanks.ts';
import type { WinSolver } from './winSolver.ts';

/**
 * Where a third farkle in a row costs points, nine pairs of counts belong to every pair of scores. Within one pair of
 * scores nothing depends on itself: each farkle raises a count, until the third takes points away and leads to a lower
 * total, whose value is taken from the sweep before. Three farkles in a row are rare, so a few sweeps settle it.
 * Yields the share of a sweep that is done; returns the largest change.
 */
export function* sweepWithPenalty(solver: WinSolver): Generator<number, number> {
  const { solution } = solver;
  const { scores } = solution.grid;
  let moved = 0;
  for (let high = scores.length - 1; high >= 0; high--) {
    for (let low = high; low >= 0; low--) {
      for (const [mine, yours] of countPairs(solution.counts)) {
        moved = Math.max(moved, sweepOne(solver, low, high, mine, yours));
        if (low !== high) moved = Math.max(moved, sweepOne(solver, high, low, mine, yours));
      }
      enterRows(solver, low, high);
      if (low !== high) enterRows(solver, high, low);
    }
    yield 1 - (high * high) / (scores.length * scores.length);
  }
  return Math.max(moved, sweepFirstBanks(solver));
}

function sweepOne(solver: WinSolver, own: number, other: number, mine: number, yours: number): number {
  const { solution, rows, turn, chance } = solver;
  const { grid, counts, entered, ruleSet } = solution;
  const { scores } = grid;
  const score = scores[own] as number;
  const left = Math.max(0, score - ruleSet.threeFarkles / pointsGrid);
  const after =
    mine + 1 < counts
      ? { score, entered: true, farkles: mine + 1 }
      : { score: left, entered: true, farkles: 0 };
  const opposite = scores[other] as number;
  const farkle = 1 - chance({ score: opposite, entered: true, farkles: yours }, after);
  const row = (rows[yours] as readonly Float64Array[])[other] as Float64Array;
  const value = turn(score, ruleSet.bankMinimum / pointsGrid, opposite, row, farkle);
  const list = entered[mine * counts + yours] as Float64Array;
  const place = own * scores.length + other;
  const moved = Math.abs(value - (list[place] as number));
  list[place] = value;
  return moved;
}

/** Enters what banking to the score `own` is worth against the other, from the other's chances as they stand. */
export function enterRows({ solution, rows }: WinSolver, own: number, other: number): void {
  const { grid, counts, entered } = solution;
  for (let count = 0; count < counts; count++) {
    const chances = entered[count * counts] as Float64Array;
    const row = (rows[count] as readonly Float64Array[])[other] as Float64Array;
    enterBankValue(grid, row, own, 1 - (chances[other * grid.scores.length + own] as number));
  }
}
