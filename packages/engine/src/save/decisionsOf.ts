import type { Dice, Game, TurnRecord } from '@farkle/rules';
import { replayLog } from './replayLog.ts';

/** A roll that somebody answered, and the answer. */
export interface DecisionMade {
  /** The game as it stood then: the roll lies on the table, and `turn.seat` decides. */
  readonly before: Game;
  readonly move: { readonly setAside: Dice; readonly then: 'roll' | 'bank' };
}

/**
 * Every decision of a game, oldest first, from the game and the log of its finished turns; those of a turn still on the
 * table come last. Farkles are no decisions. Game and log are those of a running chart or an accepted save: a log that
 * contradicts its game throws.
 */
export function decisionsOf(game: Game, log: readonly TurnRecord[]): DecisionMade[] {
  const decisions: DecisionMade[] = [];
  replayLog(game, log, (before, setAside, then) => decisions.push({ before, move: { setAside, then } }));
  return decisions;
}
