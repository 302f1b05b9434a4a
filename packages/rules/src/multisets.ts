import { type Dice, diceInPlay, type Face, faces, impossibleDice, sortDice } from './dice.ts';

/*
 * What dice are worth does not depend on their order, so everything about them is kept by *multiset*: the 923 ways
 * in which one to six dice can fall, order aside, and the empty one. A multiset is named by its number.
 */

/** How many multisets of zero to six dice there are; they are numbered from 0 to 923. */
export const multisetCount = 924;

/**
 * The dice of every multiset, sorted. The numbers go by how many dice there are and, within that, in dictionary order:
 * 0 is no dice, 1–6 one die, 7–27 two dice, 28–83 three, 84–209 four, 210–461 five, 462–923 six.
 */
export const multisetDice: readonly Dice[] = listMultisets();

/** Where the multisets of n dice begin, for n from 0 to 6; entry n + 1 is where they end. */
export const multisetStart: readonly number[] = Object.freeze([0, 1, 7, 28, 84, 210, 462, multisetCount]);

/** In how many ordered rolls each multiset falls: 720 for 1-2-3-4-5-6, 1 for 1-1-1-1-1-1. */
export const multisetWays: readonly number[] = Object.freeze(multisetDice.map(countOrders));

/**
 * Where one more die leads: entry `8 × multiset + face` is the multiset with that die added. Following it die by die
 * numbers the dice of a roll, however they lie, without sorting or allocating anything.
 */
const withOneMore = linkMultisets();

/**
 * The number of the multiset of these dice.
 * @throws TypeError or RangeError when they are not a list of zero to six faces.
 */
export function multisetOf(dice: Dice): number {
  if (!Array.isArray(dice) || dice.length > diceInPlay) throw impossibleDice(dice);
  let multiset = 0;
  for (const face of dice) {
    if ((face | 0) !== face || face < 1 || face > 6) throw impossibleDice(dice);
    multiset = withOneMore[multiset * 8 + face] as number;
  }
  return multiset;
}

/**
 * The number of the multiset of the dice of a roll.
 * @throws TypeError or RangeError when they are not a list of one to six faces.
 */
export function rollMultisetOf(roll: Dice): number {
  const multiset = multisetOf(roll);
  if (multiset === 0) throw impossibleDice(roll);
  return multiset;
}

/** One way to take dice out of a multiset: the part taken and the rest that stays, both by number. */
export interface Split {
  readonly part: number;
  readonly rest: number;
}

/** Every way to split each multiset, nothing and everything taken included, by ascending number of the part. */
export const multisetSplits: readonly (readonly Split[])[] = Object.freeze(multisetDice.map(splitsOf));

function listMultisets(): readonly Dice[] {
  const all: Dice[] = [];
  let ofOneSize: Dice[] = [[]];
  for (let count = 0; count <= diceInPlay; count++) {
    for (const dice of ofOneSize) all.push(Object.freeze(dice));
    ofOneSize = ofOneSize.flatMap((dice) => {
      const last = dice.at(-1) ?? 1;
      return faces.filter((face) => face >= last).map((face): Dice => [...dice, face]);
    });
  }
  return Object.freeze(all);
}

function linkMultisets(): Uint16Array {
  const numbers = new Map(multisetDice.map((dice, multiset) => [dice.join(''), multiset]));
  const links = new Uint16Array(8 * multisetCount);
  for (const [multiset, dice] of multisetDice.entries()) {
    for (const face of faces) {
      const more = numbers.get(sortDice([...dice, face]).join(''));
      if (more !== undefined) links[8 * multiset + face] = more;
    }
  }
  return links;
}

function countOrders(dice: Dice): number {
  let orders = 1;
  let alike = 0;
  for (let at = 0; at < dice.length; at++) {
    alike = dice[at] === dice[at - 1] ? alike + 1 : 1;
    orders = (orders * (at + 1)) / alike;
  }
  return orders;
}

function splitsOf(dice: Dice): readonly Split[] {
  let splits: Split[] = [{ part: 0, rest: 0 }];
  for (let from = 0; from < dice.length; ) {
    const face = dice[from] as Face;
    const to = dice.lastIndexOf(face) + 1;
    const grown: Split[] = [];
    for (const split of splits) {
      for (let taken = 0; taken <= to - from; taken++) {
        grown.push({ part: add(split.part, face, taken), rest: add(split.rest, face, to - from - taken) });
      }
    }
    splits = grown;
    from = to;
  }
  return Object.freeze(splits.sort((a, b) => a.part - b.part));
}

function add(multiset: number, face: Face, times: number): number {
  let sum = multiset;
  for (let n = 0; n < times; n++) sum = withOneMore[sum * 8 + face] as number;
  return sum;
}
