/** What one die shows. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** Dice that lie together, in the order in which they lie; 0 to 6 of them. */
export type Dice = readonly Face[];

/** The six faces in ascending order. */
export const faces: readonly Face[] = Object.freeze([1, 2, 3, 4, 5, 6] as const);

/** A turn is played with so many dice, so no roll and no selection has more. */
export const diceInPlay = 6;

/** Whether a value is one of the six faces: a whole number from 1 to 6 and nothing that merely looks like one. */
export function isFace(value: unknown): value is Face {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;
}

/** Whether a value is a list of at most six faces; the empty list is one too. */
export function isDice(value: unknown): value is Dice {
  if (!Array.isArray(value) || value.length > diceInPlay) return false;
  for (let at = 0; at < value.length; at++) if (!isFace(value[at])) return false;
  return true;
}

/** Whether a value is a roll: one to six dice. */
export function isRoll(value: unknown): value is Dice {
  return isDice(value) && value.length > 0;
}

/** The same dice in ascending order, as a new list. */
export function sortDice(dice: Dice): Dice {
  return [...dice].sort((a, b) => a - b);
}

/**
 * The error for dice that cannot lie on a table. A player never causes it: the caller let foreign data through
 * or made up a die, so it is thrown and names what was wrong, why it matters and what to do.
 */
export function impossibleDice(value: unknown): TypeError | RangeError {
  if (!Array.isArray(value)) {
    return new TypeError(
      `Dice must be an array of faces, but got ${shown(value)}. Nothing can be scored without knowing each die; pass an array such as [1, 5, 5].`,
    );
  }
  if (value.length > diceInPlay) {
    return new RangeError(
      `Got ${value.length} dice, but Farkle is played with ${diceInPlay}. A score for more would be no Farkle score; pass the dice of one roll only.`,
    );
  }
  for (let at = 0; at < value.length; at++) {
    if (!isFace(value[at])) {
      return new RangeError(
        `Die ${at + 1} of ${value.length} shows ${shown(value[at])}, but a die shows a whole number from 1 to 6. Its score would be made up; check where these dice come from with isDice before scoring them.`,
      );
    }
  }
  return new RangeError(
    'Got no dice, but a roll has one to six. An empty roll would count as a farkle and cost a turn; ask only about dice that were rolled.',
  );
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? 'an array' : 'an object';
}
