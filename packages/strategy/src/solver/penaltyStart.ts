import { farkleWorth } from './farkleWorth.ts';
import { playOut } from './playOut.ts';
import { bankWorth, emptySummaries, type SummariesByThird, usualBanks } from './turnSummaries.ts';
import type { WinSolver } from './winSolver.ts';

/**
 * Starts the sweeps with the penalty: from the chances of a game without it, and from what its turns come to when a
 * third farkle costs points. Mostly within 0.005 of the truth. Yields the share of the work done.
 */
export function* startWithEstimate(solver: WinSolver): Generator<number, SummariesByThird> {
  const { solution } = solver;
  const size = solution.grid.scores.length;
  copyFromNoPenalty(solver);
  const summaries = emptySummaries(size);
  const banked = usualBanks(solver);
  for (let own = size - 1; own >= 0; own--) {
    for (let other = 0; other < size; other++)
      summarizePlain(solver, summaries, own, other, banked[own] as number);
    yield 1 - own / size;
  }
  playOut(solver, summaries);
  return summaries;
}

/** A shorter way down would make slopes of differences that are too small. */
const leastLoss = 0.01;

/** Finds the slopes of a turn's value from what a farkle is worth without the penalty down to what it is with it. */
function summarizePlain(
  solver: WinSolver,
  summaries: SummariesByThird,
  own: number,
  other: number,
  to: number,
): void {
  const { solution, turnOfEntered } = solver;
  const plain = solution.entered[0] as Float64Array;
  const size = solution.grid.scores.length;
  const here = own * size + other;
  const value = plain[here] as number;
  const farkle = 1 - (plain[other * size + own] as number);
  const loss = Math.max(leastLoss, farkle - farkleWorth(solver, own, other, solution.counts - 1, 0));
  const quarter = turnOfEntered(own, other, 0, farkle - loss / 4);
  const whole = turnOfEntered(own, other, 0, farkle - loss);
  // Slopes belong to the middle of the way they are measured on.
  const [near, far] = [(value - quarter) / (loss / 4), (value - whole) / loss];
  const bend = Math.max(0, (near - far) / (loss / 2 - loss / 8));
  for (const third of [0, 1] as const) {
    const into = summaries[third];
    const chance = Math.min(1, Math.max(0, far + (third === 0 ? bend : -bend) * (loss / 2)));
    into.value[here] = third === 0 ? value : whole;
    into.farkle[here] = third === 0 ? farkle : farkle - loss;
    into.bank[here] = bankWorth(solver, to, other, 0);
    into.ofFarkle[here] = chance;
    into.ofBank[here] = to < size - 1 ? 1 - chance : 0;
    into.bend[here] = bend;
  }
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
