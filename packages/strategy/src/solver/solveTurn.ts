import { diceInPlay } from '@farkle/rules';
import { meanOfBest } from '../turn/meanOfBest.ts';
import { levelWidth, type RollProgram } from '../turn/turnProgram.ts';
import { descend, rollingFrom, startDescent, type Top } from './descent.ts';
import type { TurnKit } from './turnKit.ts';

/** One turn to solve. Scores and points in levels of 50. `top` lies above `own` and its minimum. */
export interface TurnToSolve extends Top {
  /** The score with which the turn starts. */
  readonly own: number;
  /** The least turn points that may be banked. */
  readonly minimum: number;
}

/**
 * The value of a turn about to start, under the best play. One descent through the scores that the turn can reach
 * leaves the value of every (score, dice left) in the kit's `descent`: the better of banking and rolling.
 */
export function solveTurn(kit: TurnKit, turn: TurnToSolve): number {
  const { own, minimum, bank } = turn;
  const { descent } = kit;
  const top = Math.max(turn.top, own + minimum, own + 1);
  const last = bank.length - 1;
  startDescent(kit, descent, { ...turn, top, settled: Math.max(top, turn.settled) });
  for (let score = top - 1; score > own; score--) {
    descend(kit, descent, score, bank[Math.min(score, last)] as number, score - own >= minimum);
  }
  return rollingFrom(kit, descent, own, diceInPlay);
}

/** The value of rolling `dice` dice at a score of the turn last solved, every answer weighed. */
export function rollingValue(kit: TurnKit, score: number, dice: number, farkle: number): number {
  const program = kit.full[dice] as RollProgram;
  return program.farkle * farkle + meanOfBest(program, kit.descent.values, score * levelWidth);
}
