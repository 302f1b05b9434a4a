import { type Dice, diceInPlay, type Face, faces, impossibleDice } from './dice.ts';

/*
 * What dice are worth does not depend on their order, so everything about them is kept by *multiset*: the 923 ways
 * in which one to six dice can fall, order aside, and the empty one. A multiset is named by its number.
 */

/** How many multisets of zero to six dice there are; they are numbered from 0 to 923. */
export const multisetCount = 924;

/** Where the multisets of n dice begin, for n from 0 to 6; entry n + 1 is where they end. */
export const multisetStart: readonly number[] = Object.freeze([0, 1, 7, 28, 84, 210, 462, multisetCount]);

/** The multiset without its highest die, which is `highest`; the empty one has neither. */
const withoutHighest = new Uint16Array(multisetCount);
const highest = new Uint8Array(multisetCount);

/**
 * Where one more die leads: entry `8 × multiset + face` is the multiset with that die added. Following it die by die
 * numbers the dice of a roll, however they lie, without sorting or allocating anything.
 */
const withOneMore = new Uint16Array(8 * multisetCount);

numberMultisets();

/**
 * The dice of every multiset, sorted. The numbers go by how many dice there are and, within that, in dictionary order:
 * 0 is no dice, 1–6 one die, 7–27 two dice, 28–83 three, 84–209 four, 210–461 five, 462–923 six.
 */
export const multisetDice: readonly Dice[] = listDice();

/** In how many ordered rolls each multiset falls: 720 for 1-2-3-4-5-6, 1 for 1-1-1-1-1-1. */
export const multisetWays: readonly number[] = Object.freeze(multisetDice.map(countOrders));

/**
 * The number of the multiset of these dice.
 * @throws TypeError or RangeError when they are not a list of zero to six faces.
 */
export function multisetOf(dice: Dice): number {
  if (!Array.isArray(dice) || dice.length > diceInPlay) throw impossibleDice(dice);
  let multiset = 0;
  for (const face of dice) {
    if (typeof face !== 'number' || (face | 0) !== face || face < 1 || face > 6) throw impossibleDice(dice);
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

/** The multisets of one multiset's dice together with those of each other one: entry n is `multiset` plus n. */
export function unionsWith(multiset: number): Uint16Array {
  const room = diceInPlay - (multisetDice[multiset]?.length ?? 0);
  const unions = new Uint16Array(multisetStart[room + 1] as number);
  unions[0] = multiset;
  for (let other = 1; other < unions.length; other++) {
    const before = unions[withoutHighest[other] as number] as number;
    unions[other] = withOneMore[before * 8 + (highest[other] as number)] as number;
  }
  return unions;
}

function numberMultisets(): void {
  let made = 1;
  for (let count = 0; count < diceInPlay; count++) {
    const from = multisetStart[count] as number;
    const to = multisetStart[count + 1] as number;
    // A die at least as high as all others makes a new multiset …
    for (let multiset = from; multiset < to; multiset++) {
      for (let face = Math.max(1, highest[multiset] as number); face <= 6; face++) {
        withOneMore[multiset * 8 + face] = made;
        withoutHighest[made] = multiset;
        highest[made] = face;
        made++;
      }
    }
    // … and a lower one goes in before the highest, which then comes last again.
    for (let multiset = from; multiset < to; multiset++) {
      const last = highest[multiset] as number;
      for (let face = 1; face < last; face++) {
        const lower = withOneMore[(withoutHighest[multiset] as number) * 8 + face] as number;
        withOneMore[multiset * 8 + face] = withOneMore[lower * 8 + last] as number;
      }
    }
  }
}

function listDice(): readonly Dice[] {
  const all: Dice[] = [Object.freeze([])];
  for (let multiset = 1; multiset < multisetCount; multiset++) {
    const lower = all[withoutHighest[multiset] as number] as Dice;
    all.push(Object.freeze([...lower, faces[(highest[multiset] as number) - 1] as Face]));
  }
  return Object.freeze(all);
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
