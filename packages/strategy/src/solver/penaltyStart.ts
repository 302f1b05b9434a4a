import { pointsGrid } from '@farkle/rules';
import { countPairs } from './firstBanks.ts';
import { enterRows } from './penaltySweep.ts';
import { chanceOf } from './winSolution.ts';
import type { WinSolver } from './winSolver.ts';

/** A turn that is banked brings about so many levels (400 points). */
const usualBank = 8;
/** The estimate is gone over until it moves by no more, which takes about six rounds. */
const still = 1e-4;
const mostRounds = 30;

/**
 * Starts the sweeps with the penalty from the chances of a game without it and an estimate of first order of what the
 * penalty changes: a turn ends in a farkle with the chance that the slope of its value tells, or else in a bank of
 * usual size, and either end is worth so much more or less than it is without the penalty. Mostly within 0.005 of the
 * truth. Yields the share of the work done.
 */
export function* startWithEstimate(solver: WinSolver): Generator<number, void> {
  copyFromNoPenalty(solver);
  const { grid, counts, entered } = solver.solution;
  const size = grid.scores.length;
  const estimate = estimator(solver, yield* farkleSlopes(solver));
  const pairs = countPairs(counts);
  for (let round = 0, moved = 1; moved > still && round < mostRounds; round++) {
    moved = 0;
    for (let own = size - 1; own >= 0; own--) {
      for (let other = size - 1; other >= 0; other--) {
        for (const [mine, yours] of pairs) {
          const list = entered[mine * counts + yours] as Float64Array;
          const value = estimate(own, other, mine, yours);
          moved = Math.max(moved, Math.abs(value - (list[own * size + other] as number)));
          list[own * size + other] = value;
        }
      }
    }
  }
  for (let own = size - 1; own >= 0; own--) {
    for (let other = 0; other < size; other++) enterRows(solver, own, other);
  }
}

/** The estimate of one chance, by indices of scores and counts, from the others as they stand. */
function estimator(
  solver: WinSolver,
  slopes: FarkleSlopes,
): (own: number, other: number, mine: number, yours: number) => number {
  const { solution } = solver;
  const { counts, entered, grid } = solution;
  const size = grid.scores.length;
  const plain = (entered[0] as Float64Array).slice();
  const banked = Array.from(grid.scores, (score) => indexFrom(grid.scores, score + usualBank));
  return (own, other, mine, yours) => {
    const here = own * size + other;
    const there = other * size + own;
    const third = mine + 1 === counts;
    const farkled = third
      ? afterThird(solver, own, other, yours)
      : ((entered[yours * counts + mine + 1] as Float64Array)[there] as number);
    const slope = (third ? slopes.far : slopes.near)[here] as number;
    const bank = banked[own] as number;
    const answer = other * size + bank;
    const gained =
      bank < size
        ? (plain[answer] as number) - ((entered[yours * counts] as Float64Array)[answer] as number)
        : 0;
    const value =
      (plain[here] as number) + slope * ((plain[there] as number) - farkled) + (1 - slope) * gained;
    return Math.min(1, Math.max(0, value));
  };
}

/** The other's chance, with so many farkles, once a third farkle has cost the own score the penalty. */
function afterThird({ solution }: WinSolver, own: number, other: number, yours: number): number {
  const { grid, ruleSet } = solution;
  const score = Math.max(0, (grid.scores[own] as number) - ruleSet.threeFarkles / pointsGrid);
  return chanceOf(
    solution,
    { score: grid.scores[other] as number, entered: true, farkles: yours },
    { score, entered: true, farkles: 0 },
  );
}

/**
 * How fast the value of each turn grows with that of its farkle: on average down to where the penalty leads, and near
 * where it is without, a quarter of the way down.
 */
interface FarkleSlopes {
  readonly near: Float64Array;
  readonly far: Float64Array;
}

function* farkleSlopes(solver: WinSolver): Generator<number, FarkleSlopes> {
  const { solution, rows, turn } = solver;
  const plain = solution.entered[0] as Float64Array;
  const { scores } = solution.grid;
  const size = scores.length;
  const minimum = solution.ruleSet.bankMinimum / pointsGrid;
  const [near, far] = [new Float64Array(size * size), new Float64Array(size * size)];
  for (let own = 0; own < size; own++) {
    for (let other = 0; other < size; other++) {
      const here = own * size + other;
      const farkle = 1 - (plain[other * size + own] as number);
      const loss = Math.max(0.01, farkle - 1 + afterThird(solver, own, other, 0));
      const row = (rows[0] as readonly Float64Array[])[other] as Float64Array;
      const slopeDown = (by: number): number => {
        const value = turn(scores[own] as number, minimum, scores[other] as number, row, farkle - by);
        return ((plain[here] as number) - value) / by;
      };
      far[here] = slopeDown(loss);
      near[here] = slopeDown(loss / 4);
    }
    yield (own + 1) / size;
  }
  return { near, far };
}

/** The index of the lowest kept score that is no less; their number where there is none. */
function indexFrom(scores: Int32Array, score: number): number {
  const index = scores.findIndex((kept) => kept >= score);
  return index < 0 ? scores.length : index;
}

/** Takes every chance from the game without the penalty. */
function copyFromNoPenalty(solver: WinSolver): void {
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
