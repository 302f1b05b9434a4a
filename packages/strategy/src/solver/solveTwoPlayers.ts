import type { RuleSet } from '@farkle/rules';
import { solvingExactly, solvingQuickly } from './solving.ts';
import type { Weighed } from './turnKit.ts';
import type { WinTable } from './winTable.ts';

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

/**
 * The chance to win under best play by both players, for every standing. For targets up to 10,000 points every score
 * is solved; above, about 120 of them, with cubics between and turns looked at up to 12,500 points.
 */
export async function solveTwoPlayers(ruleSet: RuleSet, options: SolveOptions = {}): Promise<WinTable> {
  return await drive(solvingExactly(ruleSet, options.selections ?? 'mostPoints'), options);
}

/**
 * The same in a fraction of the time, on a coarser grid of scores with cubics between. How far off it is stands in the
 * README and is tested.
 */
export async function quickSolve(ruleSet: RuleSet, options: SolveOptions = {}): Promise<WinTable> {
  return await drive(solvingQuickly(ruleSet, options.selections ?? 'mostPoints'), options);
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
