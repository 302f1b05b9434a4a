import type { Dice, Game } from '@farkle/rules';

/** What a player does with a roll that lies on the table: the dice set aside, and whether to roll on or to bank. */
export interface Decision {
  readonly setAside: Dice;
  readonly then: 'roll' | 'bank';
}

/**
 * A computer player: answers the roll that lies on the table. It is given the game as every player at the table sees
 * it, and that is all it gets: no seed, no dealer, no clock, nothing of what is still to be rolled. Asking while no
 * roll waits for an answer is a mistake of the caller and throws.
 */
export type Player = (game: Game) => Decision;

/** Throws unless a roll waits for an answer. */
export function expectRollToAnswer(game: Game): void {
  const { result, turn } = game;
  if (result === null && turn.roll.length > 0 && turn.farkle === null) return;
  throw new Error(
    'A computer player was asked while no roll waits for an answer. It can only answer dice; ask it once dice have landed that are no farkle, and not after the end of the game.',
  );
}
