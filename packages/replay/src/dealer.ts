import type { Dice } from '@farkle/rules';
import { streamRoll } from './diceStream.ts';
import { formatSeed, parseSeed } from './seed.ts';

/**
 * Who deals a game's dice, as plain JSON to be saved beside the game: the seed as 64 lower-case hex digits, and the
 * latest roll dealt (turn 0, roll 0 before the first). The dice themselves depend on the seed and the request alone.
 */
export interface Dealer {
  readonly seed: string;
  readonly turn: number;
  readonly roll: number;
}

/** Dice that a game waits for: how many (1 to 6), and for which turn and roll; what `rollDue` of the rules returns. */
export interface RollRequest {
  readonly turn: number;
  readonly roll: number;
  readonly count: number;
}

/** A dealer who has dealt nothing yet. Throws when the seed is not 32 bytes. */
export function startDealer(seed: Uint8Array): Dealer {
  return { seed: formatSeed(seed), turn: 0, roll: 0 };
}

/**
 * Answers a request: the dice, and the dealer for the next one. The latest roll may be asked for again, as a restored
 * game does, and shows the same dice. Throws for a roll before it: the game and its dealer were mixed up.
 */
export function dealRoll(
  dealer: Dealer,
  request: RollRequest,
): { readonly dice: Dice; readonly dealer: Dealer } {
  const { turn, roll, count } = request;
  const seed = parseSeed(dealer.seed);
  if (!seed.ok) {
    throw new TypeError(
      `The dealer's seed is no seed (${seed.error.code}). No fair dice can come from it; read saved dealers with parseDealer.`,
    );
  }
  if (turn < dealer.turn || (turn === dealer.turn && roll < dealer.roll)) {
    throw new RangeError(
      `Turn ${turn}, roll ${roll} was asked for after turn ${dealer.turn}, roll ${dealer.roll} had been dealt. A game never goes back, so game and dealer do not belong together; save and restore both as one.`,
    );
  }
  const dice = streamRoll(seed.value, turn, roll, count);
  return { dice, dealer: { seed: dealer.seed, turn, roll } };
}
