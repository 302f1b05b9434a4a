import { enterBankValue } from './bankRows.ts';
import { farkleWorth } from './farkleWorth.ts';
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
  solver.banksChanged();
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
  const { counts, entered, grid } = solver.solution;
  const value = solver.turnOfEntered(own, other, yours, farkleWorth(solver, own, other, mine, yours));
  const list = entered[mine * counts + yours] as Float64Array;
  const place = own * grid.scores.length + other;
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
