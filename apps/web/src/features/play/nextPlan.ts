import type { GameSnapshot } from '@farkle/engine';
import type { Save } from '@farkle/profile';
import { type GamePlan, modeOf } from './gamePlan.ts';

/** The plan that a saved game was started from. */
export function planOf({ mode, seats }: Save, { context: { game } }: GameSnapshot): GamePlan {
  return { mode: modeOf(mode, game.goal), ruleSet: game.ruleSet, seats, firstSeat: game.firstSeat };
}

/** The same game again, begun by the next seat: in a rematch the other side starts. */
export function nextPlan(plan: GamePlan): GamePlan {
  return { ...plan, firstSeat: (plan.firstSeat + 1) % plan.seats.length };
}
