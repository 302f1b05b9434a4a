import { pointsGrid } from '@farkle/rules';
import { enterBankValue } from './bankRows.ts';
import { countPairs, sweepFirstBanks } from './firstBanks.ts';
import { chanceOf, type Standing, type WinSolution } from './winSolution.ts';
import type { WinSolver } from './winSolver.ts';

/**
 * Where a third farkle in a row costs points, nine pairs of counts belong to every pair of scores. Within one pair of
 * scores nothing depends on itself: each farkle raises a count, until the third takes points away and leads to a lower
 * total, whose value is taken from the sweep before. Three farkles in a row are rare, so a few sweeps settle it.
 * Yields the share of a sweep that is done; returns the largest change.
 */
export function* sweepWithPenalty(solver: WinSolver): Generator<number, number> {
  const { solution, rows } = solver;
  const { scores } = solution.grid;
  let moved = 0;
  for (let high = scores.length - 1; high >= 0; high--) {
    for (let low = high; low >= 0; low--) {
      for (const [mine, yours] of countPairs(solution.counts)) {
        moved = Math.max(moved, sweepOne(solver, low, high, mine, yours));
        if (low !== high) moved = Math.max(moved, sweepOne(solver, high, low, mine, yours));
      }
      enterRows(solver, rows, low, high);
      if (low !== high) enterRows(solver, rows, high, low);
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

/** What banking to the score `own` is worth against the other, from the other's newly solved chances. */
function enterRows(solver: WinSolver, rows: WinSolver['rows'], own: number, other: number): void {
  const { grid, counts, entered } = solver.solution;
  for (let count = 0; count < counts; count++) {
    const chances = entered[count * counts] as Float64Array;
    const row = (rows[count] as readonly Float64Array[])[other] as Float64Array;
    enterBankValue(grid, row, own, 1 - (chances[other * grid.scores.length + own] as number));
  }
}

/** Starts the sweeps from a solution on a coarser grid. */
export function startFromCoarser(solver: WinSolver, coarser: WinSolution): void {
  const { solution, rows, firstRows } = solver;
  const { grid, counts, entered, first } = solution;
  const { scores } = grid;
  const size = scores.length;
  for (const [mine, yours] of countPairs(counts)) {
    const pair = mine * counts + yours;
    const has = (index: number, farkles: number): Standing => ({
      score: scores[index] as number,
      entered: true,
      farkles,
    });
    const list = entered[pair] as Float64Array;
    for (let own = 0; own < size; own++) {
      for (let other = 0; other < size; other++) {
        list[own * size + other] = chanceOf(coarser, has(own, mine), has(other, yours));
      }
    }
    if (first === null) continue;
    const hasNot = (farkles: number): Standing => ({ score: 0, entered: false, farkles });
    for (let index = 0; index < size; index++) {
      (first.own[pair] as Float64Array)[index] = chanceOf(coarser, hasNot(mine), has(index, yours));
      (first.other[pair] as Float64Array)[index] = chanceOf(coarser, has(index, mine), hasNot(yours));
    }
    first.both[pair] = chanceOf(coarser, hasNot(mine), hasNot(yours));
  }
  for (let own = size - 1; own >= 0; own--) {
    for (let other = 0; other < size; other++) enterRows(solver, rows, own, other);
    if (first === null) continue;
    for (const [count, row] of firstRows.entries()) {
      enterBankValue(grid, row, own, 1 - ((first.own[count * counts] as Float64Array)[own] as number));
    }
  }
}

/** Starts the sweeps from the chances of a game without the penalty, which are close. */
export function startFromNoPenalty(solver: WinSolver): void {
  const { solution, rows, firstRows } = solver;
  const { counts, entered, first } = solution;
  const plain = entered[0] as Float64Array;
  for (const list of entered) if (list !== plain) list.set(plain);
  for (let count = 1; count < counts; count++) {
    for (const [index, row] of (rows[count] as readonly Float64Array[]).entries()) {
      row.set((rows[0] as readonly Float64Array[])[index] as Float64Array);
    }
    (firstRows[count] as Float64Array).set(firstRows[0] as Float64Array);
  }
  if (first === null) return;
  const { own, other, both } = first;
  for (let pair = 1; pair < counts * counts; pair++) {
    (own[pair] as Float64Array).set(own[0] as Float64Array);
    (other[pair] as Float64Array).set(other[0] as Float64Array);
    both[pair] = both[0] as number;
  }
}
