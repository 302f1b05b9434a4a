import { classic } from '@farkle/rules';
import { expect, test } from 'vitest';
import { bestPlay, plays } from './bestPlay.ts';

test('a straight is kept whole and rolled on: hot dice with 1500 are worth more than 1500', () => {
  const best = bestPlay(classic, 0, [1, 2, 3, 4, 5, 6]);
  expect(best).toMatchObject({ setAside: [1, 2, 3, 4, 5, 6], then: 'roll' });
  expect(best?.expectedPoints).toBeGreaterThan(1500);
});

test('of 1-5-2-3-4-4 only the 1 is kept: five dice are worth more than 50 points', () => {
  expect(bestPlay(classic, 0, [1, 5, 2, 3, 4, 4])).toMatchObject({ setAside: [1], then: 'roll' });
});

test('with 400 points, a 5 and a 2 rolled are 450 to bank with one die left', () => {
  expect(bestPlay(classic, 400, [5, 2])).toEqual({
    setAside: [5],
    then: 'bank',
    points: 50,
    expectedPoints: 450,
  });
});

test('a farkle has no answer', () => {
  expect(bestPlay(classic, 400, [2, 2, 3])).toBeNull();
});

test('below the minimum there is only rolling on', () => {
  expect(plays(classic, 0, [5, 2], 500).map(({ then }) => then)).toEqual(['roll']);
});

test('hot dice that must be rolled are not banked, though one die less may be', () => {
  const all = plays({ ...classic, hotDice: 'mustRoll' }, 1000, [1, 5]);
  const banks = all.filter(({ then }) => then === 'bank').map(({ setAside }) => setAside.join('-'));
  expect(banks.toSorted()).toEqual(['1', '5']);
});
