import { pointsGrid } from '@farkle/rules';
import { enterBankValue } from './bankRows.ts';
import { solveAlike, solvePair } from './solvePair.ts';
import type { Standing } from './winSolution.ts';
import type { WinSolver } from './winSolver.ts';

const notEntered: Standing = { score: 0, entered: false, farkles: 0 };

/**
 * Solves the pairs in which somebody has still to make a first bank, the three-farkle penalty left aside. Whoever has
 * not entered has no points, so these are three short lists: for every score of one that has, and one value for two
 * that have not.
 */
export function solveFirstBanks(solver: WinSolver, tolerance: number): void {
  const { solution, rows, firstRows, turn } = solver;
  const { grid, first, ruleSet } = solution;
  if (first === null) return;
  const { bankMinimum, entryMinimum } = ruleSet;
  const minimum = bankMinimum / pointsGrid;
  const entry = Math.max(bankMinimum, entryMinimum) / pointsGrid;
  const [own, other] = [first.own[0] as Float64Array, first.other[0] as Float64Array];
  const row = firstRows[0] as Float64Array;
  const slopes = { own: 0.4, other: 0.25 };
  let guess = 0.9;
  for (let index = grid.scores.length - 1; index >= 0; index--) {
    const score = grid.scores[index] as number;
    const opposite = (rows[0] as readonly Float64Array[])[index] as Float64Array;
    const pair = solvePair({
      own: (farkle) => turn(0, entry, score, opposite, farkle),
      other: (farkle) => {
        enterBankValue(grid, row, index, farkle);
        return turn(score, minimum, 0, row, farkle);
      },
      guess,
      slopes,
      tolerance,
    });
    guess = pair.other;
    own[index] = pair.own;
    other[index] = pair.other;
    enterBankValue(grid, row, index, 1 - pair.own);
  }
  first.both[0] = solveAlike((farkle) => turn(0, entry, 0, row, farkle), 0.5, 1e-10);
}

/** Solves the same once more where farkles are counted, from the values as they stand; the largest change. */
export function sweepFirstBanks(solver: WinSolver): number {
  const { solution, rows, firstRows, turn, chance } = solver;
  const { grid, counts, first, ruleSet } = solution;
  if (first === null) return 0;
  const { bankMinimum, entryMinimum, threeFarkles } = ruleSet;
  const minimum = bankMinimum / pointsGrid;
  const entry = Math.max(bankMinimum, entryMinimum) / pointsGrid;
  const penalty = threeFarkles / pointsGrid;
  let moved = 0;
  const put = (list: Float64Array, index: number, value: number): void => {
    moved = Math.max(moved, Math.abs(value - (list[index] as number)));
    list[index] = value;
  };
  for (let index = grid.scores.length - 1; index >= 0; index--) {
    const score = grid.scores[index] as number;
    for (const [mine, yours] of countPairs(counts)) {
      const fresh: Standing = { ...notEntered, farkles: (mine + 1) % counts };
      const own = 1 - chance({ score, entered: true, farkles: yours }, fresh);
      const opposite = (rows[yours] as readonly Float64Array[])[index] as Float64Array;
      put(first.own[mine * counts + yours] as Float64Array, index, turn(0, entry, score, opposite, own));

      const after: Standing =
        mine + 1 < counts
          ? { score, entered: true, farkles: mine + 1 }
          : { score: Math.max(0, score - penalty), entered: true, farkles: 0 };
      const other = 1 - chance({ ...notEntered, farkles: yours }, after);
      const row = firstRows[yours] as Float64Array;
      put(first.other[mine * counts + yours] as Float64Array, index, turn(score, minimum, 0, row, other));
    }
    for (let count = 0; count < counts; count++) {
      const value = 1 - ((first.own[count * counts] as Float64Array)[index] as number);
      enterBankValue(grid, firstRows[count] as Float64Array, index, value);
    }
  }
  for (const [mine, yours] of countPairs(counts)) {
    const fresh: Standing = { ...notEntered, farkles: (mine + 1) % counts };
    const farkle = 1 - chance({ ...notEntered, farkles: yours }, fresh);
    put(first.both, mine * counts + yours, turn(0, entry, 0, firstRows[yours] as Float64Array, farkle));
  }
  return moved;
}

/** Both players' counts of farkles in a row, most first: every farkle but a third leads to a pair that comes earlier. */
export function countPairs(counts: number): readonly (readonly [number, number])[] {
  const all: [number, number][] = [];
  for (let sum = 2 * (counts - 1); sum >= 0; sum--) {
    for (let mine = counts - 1; mine >= 0; mine--) {
      const yours = sum - mine;
      if (yours >= 0 && yours < counts) all.push([mine, yours]);
    }
  }
  return all;
}
