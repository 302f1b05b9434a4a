import { expect, test } from 'vitest';
import { newStanding, standingAfter } from './standing.ts';

test('the level rises after a right answer and falls after a wrong one', () => {
  expect(standingAfter(newStanding, 'singles', true).level).toBeGreaterThan(newStanding.level);
  expect(standingAfter(newStanding, 'singles', false).level).toBeLessThan(newStanding.level);
});

test('three right answers and a wrong one leave the level where it was', () => {
  const answers = [true, true, true, false];
  const after = answers.reduce((standing, isRight) => standingAfter(standing, 'triple', isRight), {
    ...newStanding,
    level: 3,
  });
  expect(after.level).toBe(3);
  expect(after).toMatchObject({ answered: 4, right: 3 });
});

test('the level stays between the easiest and the hardest', () => {
  let standing = newStanding;
  for (let answer = 0; answer < 40; answer++) standing = standingAfter(standing, 'ones', true);
  expect(standing.level).toBe(5);
  for (let answer = 0; answer < 40; answer++) standing = standingAfter(standing, 'ones', false);
  expect(standing.level).toBe(1);
});

test('a missed topic is owed until it has been answered rightly twice', () => {
  const missed = standingAfter(newStanding, 'twoTriplets', false);
  const once = standingAfter(missed, 'twoTriplets', true);
  expect(once.owed).toHaveProperty('twoTriplets');
  expect(standingAfter(once, 'twoTriplets', true).owed).toEqual({});
});

test('an answer about one topic leaves what is owed of the others', () => {
  const missed = standingAfter(newStanding, 'straight', false);
  expect(standingAfter(missed, 'singles', true).owed).toEqual(missed.owed);
});
