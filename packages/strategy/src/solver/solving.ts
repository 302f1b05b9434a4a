import type { RuleSet } from '@farkle/rules';
import { solveFirstBanks } from './firstBanks.ts';
import { exactGrid, isShort, quickGrid, roughGrid } from './grids.ts';
import { startFromCoarser, startFromNoPenalty, sweepWithPenalty } from './penaltySweep.ts';
import type { Weighed } from './turnKit.ts';
import { solveEntered, type WinSolver, winSolver } from './winSolver.ts';
import { type WinTable, winTable } from './winTable.ts';

/** How far off the guess of a pair may be before the pair is solved again. */
const tolerance = { exact: 1e-7, quick: 5e-4 };
/** Sweeps with the penalty go on until no chance moves by more. */
const settled = { exact: 1e-8, short: 1e-3, rough: 0.02 };
/** It takes two or three on a rough grid and about eight on a whole one. */
const mostSweeps = 40;

/** Solves step by step, yielding the share of the work done (an estimate where sweeps are repeated). */
export function* solvingExactly(ruleSet: RuleSet, weighed: Weighed): Generator<number, WinTable> {
  const solver = winSolver(ruleSet, exactGrid(ruleSet), weighed);
  yield* solvingFromScratch(solver, tolerance.exact, settled.exact);
  return winTable(solver.solution, weighed);
}

/**
 * The same on a coarse grid, short games apart. With the penalty a still coarser one is settled first, so that a single sweep is left for
 * the grid itself.
 */
export function* solvingQuickly(ruleSet: RuleSet, weighed: Weighed): Generator<number, WinTable> {
  const penalty = ruleSet.threeFarkles > 0;
  if (isShort(ruleSet) && !penalty) return yield* solvingExactly(ruleSet, weighed);
  const grid = isShort(ruleSet) ? exactGrid(ruleSet) : quickGrid(ruleSet);
  const solver = winSolver(ruleSet, grid, weighed, true);
  if (isShort(ruleSet) || !penalty) yield* solvingFromScratch(solver, tolerance.quick, settled.short);
  else {
    const rough = winSolver(ruleSet, roughGrid(ruleSet), weighed, true);
    yield* within(0, 0.35, solvingFromScratch(rough, tolerance.quick, settled.rough));
    startFromCoarser(solver, rough.solution);
    yield* within(0.35, 1, sweepWithPenalty(solver));
  }
  return winTable(solver.solution, weighed);
}

function* solvingFromScratch(solver: WinSolver, accuracy: number, still: number): Generator<number, void> {
  const penalty = solver.solution.ruleSet.threeFarkles > 0;
  const plain = penalty ? 0.04 : 1;
  yield* within(0, plain, solveEntered(solver, accuracy));
  solveFirstBanks(solver, accuracy);
  if (!penalty) return;
  startFromNoPenalty(solver);
  // Usually it takes a few sweeps; each is given a third of what is left.
  for (let sweep = 0, moved = 1, done = plain; moved > still && sweep < mostSweeps; sweep++) {
    moved = yield* within(done, done + (1 - done) / 3, sweepWithPenalty(solver));
    done += (1 - done) / 3;
  }
}

/** A part of some work, its shares told as shares of the whole. */
function* within<T>(from: number, to: number, part: Generator<number, T>): Generator<number, T> {
  for (let step = part.next(); ; step = part.next()) {
    if (step.done === true) return step.value;
    yield from + (to - from) * step.value;
  }
}
