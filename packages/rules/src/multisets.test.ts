import { expect, it } from 'vitest';
import { allRolls } from '../tests/bruteForce.ts';
import type { Dice } from './dice.ts';
import { multisetCount, multisetDice, multisetOf, multisetStart, multisetWays } from './multisets.ts';
import { splits } from './splits.ts';

it('One to six dice can fall in 6, 21, 56, 126, 252 and 462 ways, order aside', () => {
  const sizes = [1, 2, 3, 4, 5, 6].map((n) => (multisetStart[n + 1] ?? 0) - (multisetStart[n] ?? 0));
  expect(sizes).toEqual([6, 21, 56, 126, 252, 462]);
  expect(multisetDice.map((dice) => dice.length)).toEqual(
    [1, ...sizes].flatMap((size, count) => new Array<number>(size).fill(count)),
  );
});

it('Sorted dice come in dictionary order within their number', () => {
  const texts = multisetDice.map((dice) => `${dice.length}:${dice.join('')}`);
  expect(texts).toEqual([...new Set(texts)].sort());
  expect(multisetDice.every((dice) => dice.join('') === [...dice].sort().join(''))).toBe(true);
});

it('Every roll leads to the multiset of its dice, and each multiset falls as often as it should', () => {
  const fallen = new Array<number>(multisetCount).fill(0);
  let strayed = 0;
  for (const count of [0, 1, 2, 3, 4, 5, 6]) {
    for (const roll of allRolls(count)) {
      const multiset = multisetOf(roll as Dice);
      fallen[multiset] = (fallen[multiset] ?? 0) + 1;
      if (multisetDice[multiset]?.join('') !== [...roll].sort().join('')) strayed++;
    }
  }
  expect(strayed).toBe(0);
  expect(fallen).toEqual(multisetWays);
});

it('Splitting dice in every way gives part and rest that are the dice again, each pair once', () => {
  const seen = new Set<string>();
  for (let multiset = 0; multiset < multisetCount; multiset++) {
    for (let at = splits.start[multiset] ?? 0; at < (splits.start[multiset + 1] ?? 0); at++) {
      const part = multisetDice[splits.part[at] ?? 0] ?? [];
      const rest = multisetDice[splits.rest[at] ?? 0] ?? [];
      if (multisetOf([...part, ...rest]) === multiset) seen.add(`${part.join('')}|${rest.join('')}`);
    }
  }
  // Pairs of dice sets with at most six dice together: choose six of eighteen.
  expect([seen.size, splits.part.length]).toEqual([18_564, 18_564]);
});
