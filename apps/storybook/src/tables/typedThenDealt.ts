import { streamRoll } from '@farkle/replay';
import type { Dice, RollDue } from '@farkle/rules';

/** The same for everybody who plays in the book, so that what is seen once can be seen again. */
const seed = new Uint8Array(32);

/**
 * Deals the typed rolls in their order, whoever's turn it is, and dice of a seed after them. Of a roll that is too long
 * the first dice count, and one that is too short is filled with dice of the seed.
 */
export function typedThenDealt(rolls: readonly Dice[]): (due: RollDue) => Dice {
  const typed = rolls.values();
  return ({ turn, roll, count }) => {
    const next = typed.next().value ?? [];
    return [...next, ...streamRoll(seed, turn, roll, count).slice(next.length)].slice(0, count);
  };
}
