import { pointsGrid, type RuleSet } from '@farkle/rules';
import { solveFirstBanks } from './firstBanks.ts';
import { startFromNoPenalty, sweepWithPenalty } from './penaltySweep.ts';
import { coarseGrid, type ScoreGrid, wholeGrid } from './scoreGrid.ts';
import type { Weighed } from './turnKit.ts';
import { solveEntered, winSolver } from './winSolver.ts';
import { type WinTable, winTable } from './winTable.ts';

/** How a long solve gets along with its surroundings. */
export interface SolveOptions {
  /** Told the share of the work done, 0 to 1, now and then. */
  readonly onProgress?: (share: number) => void;
  /** Asked now and then; once it says true the solving ends with `SolvingCancelled`. */
  readonly cancelled?: () => boolean;
  /**
   * Awaited now and then, so that a page or worker can do other things in between, messages that cancel among them:
   * `() => new Promise((done) => setTimeout(done))`. Without it the solving runs in one go.
   */
  readonly breathe?: () => Promise<void>;
  /** Which selections are weighed; `mostPoints` unless said. */
  readonly selections?: Weighed;
}

/** The rejection of a solve that was asked to stop. */
export class SolvingCancelled extends Error {
  override readonly name = 'SolvingCancelled';
  constructor() {
    super('The solving was cancelled before it had a result, as asked. Solve again to get one.');
  }
}

/** Up to this target every score is kept (10,000 points). */
const exactTarget = 200;

/** Kept scores above that, and those of the quick solve, without and with the penalty's nine pairs of counts. */
const spacings = {
  far: { dense: 40, growth: 0.06, widest: 0.02 },
  quick: { dense: 46, growth: 0.16, widest: 0.05 },
  quickWithPenalty: { dense: 30, growth: 0.3, widest: 0.08 },
};

/** The widest step is given as a share of the target. */
function gridFor(target: number, spacing: keyof typeof spacings): ScoreGrid {
  const { dense, growth, widest } = spacings[spacing];
  return coarseGrid(target, { dense, growth, widest: Math.max(1, Math.round(widest * target)) });
}

interface Accuracy {
  readonly grid: ScoreGrid;
  readonly tolerance: number;
  /** Penalty sweeps go on until nothing moves by more. */
  readonly settled: number;
}

/**
 * The chance to win under best play by both players, for every standing. For targets up to 10,000 points every score
 * is solved; above, about 200 of them, with cubics between and turns looked at up to 12,500 points.
 */
export async function solveTwoPlayers(ruleSet: RuleSet, options: SolveOptions = {}): Promise<WinTable> {
  const target = ruleSet.target / pointsGrid;
  const grid = target <= exactTarget ? wholeGrid(target) : gridFor(target, 'far');
  return await drive(solving(ruleSet, { grid, tolerance: 1e-7, settled: 1e-8 }, options.selections), options);
}

/**
 * The same in a fraction of the time, on a coarser grid of scores with cubics between. How far off it is stands in the
 * README and is tested.
 */
export async function quickSolve(ruleSet: RuleSet, options: SolveOptions = {}): Promise<WinTable> {
  const target = ruleSet.target / pointsGrid;
  const grid = gridFor(target, ruleSet.threeFarkles > 0 ? 'quickWithPenalty' : 'quick');
  return await drive(
    solving(ruleSet, { grid, tolerance: 1e-5, settled: 0.015 }, options.selections),
    options,
  );
}

async function drive(work: Generator<number, WinTable>, options: SolveOptions): Promise<WinTable> {
  for (;;) {
    const step = work.next();
    if (step.done === true) {
      options.onProgress?.(1);
      return step.value;
    }
    options.onProgress?.(step.value);
    await options.breathe?.();
    if (options.cancelled?.() === true) throw new SolvingCancelled();
  }
}

/** Solves step by step, yielding the share of the work done (an estimate where sweeps are repeated). */
function* solving(
  ruleSet: RuleSet,
  { grid, tolerance, settled }: Accuracy,
  selections: Weighed = 'mostPoints',
): Generator<number, WinTable> {
  const solver = winSolver(ruleSet, grid, selections);
  const penalty = ruleSet.threeFarkles > 0;
  const plainShare = penalty ? 0.04 : 1;
  for (const share of solveEntered(solver, tolerance)) yield share * plainShare;
  solveFirstBanks(solver, tolerance);
  if (penalty) {
    startFromNoPenalty(solver);
    let done = plainShare;
    for (let moved = 1; moved > settled; ) {
      const sweep = sweepWithPenalty(solver);
      const share = (1 - done) / 3;
      for (let step = sweep.next(); ; step = sweep.next()) {
        if (step.done === true) {
          moved = step.value;
          break;
        }
        yield done + share * step.value;
      }
      done += share;
    }
  }
  return winTable(solver.solution, selections);
}
