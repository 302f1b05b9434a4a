import type { Dice, Face } from '@farkle/rules';

/** A moment of a turn: dice that were set aside in an earlier roll, the roll on the table, and what is chosen of it. */
export interface Position {
  /** Dice of one earlier roll of the turn; empty when they play no part. */
  readonly kept: Dice;
  /** One to six dice, in the order in which they lie. */
  readonly roll: Dice;
  /** The places in `roll` of the dice now set aside, ascending; at least one. */
  readonly chosen: readonly number[];
}

/** The dice that are set aside, in the order in which they lie. */
export function chosenDice({ roll, chosen }: Position): Dice {
  return chosen.map((place) => roll[place] as Face);
}

/** Where some of the chosen dice lie, each place once: those that a verdict blames, for example. */
export function placesOf(dice: Dice, position: Position): readonly number[] {
  const free = [...position.chosen].reverse();
  return dice
    .map((face) => {
      const at = free.findIndex((place) => position.roll[place] === face);
      return at < 0 ? -1 : (free.splice(at, 1)[0] as number);
    })
    .filter((place) => place >= 0)
    .sort((a, b) => a - b);
}
