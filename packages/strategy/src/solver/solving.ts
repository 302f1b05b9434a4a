import type { RuleSet } from '@farkle/rules';
import { solveFirstBanks, sweepFirstBanks } from './firstBanks.ts';
import { exactGrid, isShort, quickGrid } from './grids.ts';
import { startWithEstimate } from './penaltyStart.ts';
import { sweepWithPenalty } from './penaltySweep.ts';
import { playOut } from './playOut.ts';
import { sweepQuickly } from './quickSweep.ts';
import { type Accuracy, solveEntered } from './solveEntered.ts';
import type { Weighed } from './turnKit.ts';
import { type WinSolver, winSolver } from './winSolver.ts';
import { type WinTable, winTable } from './winTable.ts';

/** What an exact table and a coarse grid ask of their pairs. */
const accuracies = {
  exact: { tolerance: 3e-8, measuredEvery: 8 },
  quick: { tolerance: 5e-4, measuredEvery: Number.POSITIVE_INFINITY },
} satisfies Record<string, Accuracy>;
/** Chances while somebody has not entered are few, so they are solved well at once. */
const firstTolerance = 1e-6;
/** Sweeps with the penalty go on until no chance moves by more. */
const settled = { exact: 1e-8, short: 1e-3 };
/** The same for the few chances while somebody has not entered. */
const firstSettled = 5e-4;
/** So many sweeps at most, if hardly anybody ever enters. */
const mostFirstSweeps = 12;
/** It takes about seven. */
const mostSweeps = 40;
/** A quick solve plays on from its sweeps, and goes on to the last once a sweep moves no chance by more. */
const nearlySettled = 0.015;
const mostQuickSweeps = 3;
/** So close to the target, in levels, a quick solve solves every turn. */
const nearTarget = 44;

/** Solves step by step, yielding the share of the work done (an estimate where sweeps are repeated). */
export function* solvingExactly(ruleSet: RuleSet, weighed: Weighed): Generator<number, WinTable> {
  const solver = winSolver(ruleSet, exactGrid(ruleSet), weighed);
  yield* solvingAll(solver, accuracies.exact, settled.exact);
  return winTable(solver.solution, weighed);
}

/** The same on a coarse grid, short games apart. */
export function* solvingQuickly(ruleSet: RuleSet, weighed: Weighed): Generator<number, WinTable> {
  const short = isShort(ruleSet);
  if (short && ruleSet.threeFarkles === 0) return yield* solvingExactly(ruleSet, weighed);
  const solver = winSolver(ruleSet, short ? exactGrid(ruleSet) : quickGrid(ruleSet), weighed, !short);
  yield* solvingAll(solver, accuracies.quick, settled.short);
  return winTable(solver.solution, weighed);
}

function* solvingAll(solver: WinSolver, accuracy: Accuracy, still: number): Generator<number, void> {
  const penalty = solver.solution.ruleSet.threeFarkles > 0;
  const plain = penalty ? 0.1 : 1;
  yield* within(0, plain, solveEntered(solver, accuracy));
  solveFirstBanks(solver, Math.min(accuracy.tolerance, firstTolerance));
  if (penalty) yield* within(plain, 1, solvingPenalty(solver, still));
}

function* solvingPenalty(solver: WinSolver, still: number): Generator<number, void> {
  const summaries = yield* within(0, 0.2, startWithEstimate(solver));
  if (solver.quick) {
    let [from, to] = [0.2, 0.5];
    for (let sweep = 0, moved = 1; moved > nearlySettled && sweep < mostQuickSweeps; sweep++) {
      moved = yield* within(from, to, sweepQuickly(solver, summaries, 0));
      playOut(solver, summaries);
      [from, to] = [to, to + (1 - to) / 3];
    }
    yield* within(from, 1, sweepQuickly(solver, summaries, nearTarget));
  } else {
    // A sweep after the first is given a third of what is left: nobody knows how many it takes.
    let [from, to] = [0.2, 0.5];
    for (let sweep = 0, moved = 2; moved > still && sweep < mostSweeps; sweep++) {
      moved = yield* within(from, to, sweepWithPenalty(solver));
      [from, to] = [to, to + (1 - to) / 3];
    }
  }
  const most = solver.quick ? mostFirstSweeps : mostSweeps;
  for (let sweep = 0; sweep < most && sweepFirstBanks(solver) > firstSettled; sweep++);
}

/** A part of some work, its shares told as shares of the whole. */
function* within<T>(from: number, to: number, part: Generator<number, T>): Generator<number, T> {
  for (let step = part.next(); ; step = part.next()) {
    if (step.done === true) return step.value;
    yield from + (to - from) * step.value;
  }
}
