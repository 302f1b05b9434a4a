import type { Dice, Face, RollDue } from '@farkle/rules';
import { parseDice } from '@farkle/rules';

/** Whoever owns the dice: answers a request with as many dice as it asks for. */
export type DiceOwner = (due: RollDue) => Dice;

/**
 * Loaded dice for tests, lessons and stories: each request takes the next roll of the list, written as faces or
 * as text (`'1-5-5'`). Throws when the list has run out or its next roll has another number of dice than asked for.
 */
export function loadedDice(rolls: readonly (Dice | string)[]): DiceOwner {
  const list = rolls.map((roll) => (typeof roll === 'string' ? facesOf(roll) : roll));
  let next = 0;
  return ({ turn, roll, count }) => {
    const dice = list[next];
    if (dice === undefined) {
      throw new Error(
        `The loaded dice have run out at turn ${turn}, roll ${roll}: add a roll of ${count} dice.`,
      );
    }
    if (dice.length !== count) {
      throw new Error(
        `Loaded roll ${next} has ${dice.length} dice, but turn ${turn}, roll ${roll} asks for ${count}: mend the list.`,
      );
    }
    next += 1;
    return dice;
  };
}

function facesOf(text: string): readonly Face[] {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`"${text}" is no roll (${parsed.error.code}): write faces as in 1-5-5.`);
  return parsed.value;
}
