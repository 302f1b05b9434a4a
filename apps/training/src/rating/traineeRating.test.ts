import { expect, test } from 'vitest';
import { chanceOf } from '../chance/chance.ts';
import { expectedScore, type Rating } from './glicko.ts';
import { aimOf, isProvisional, ratingAfterAnswer, traineeRating } from './traineeRating.ts';

test('the rating rises after a right answer and falls after a wrong one, most of all at first', () => {
  const after = (score: number) => ratingAfterAnswer(traineeRating, 1300, score).rating;
  expect(after(1)).toBeGreaterThan(1400);
  expect(after(0)).toBeLessThan(1200);
  const settled: Rating = { ...traineeRating, deviation: 60 };
  expect(ratingAfterAnswer(settled, 1300, 1).rating).toBeLessThan(1320);
});

test('questions at the aim are answered rightly three times of four', () => {
  expect(expectedScore(1700, aimOf({ ...traineeRating, rating: 1700 }), 0)).toBeCloseTo(0.75, 3);
});

test('a trainee who is as good as 1800 arrives near 1800 and the rating stops being provisional', () => {
  const chance = chanceOf([18, 0, 0], 0);
  let rating = traineeRating;
  expect(isProvisional(rating)).toBe(true);
  for (let answer = 0; answer < 120; answer++) {
    const difficulty = aimOf(rating);
    const isRight = chance.below(1_000_000) < 1_000_000 * expectedScore(1800, difficulty, 0);
    rating = ratingAfterAnswer(rating, difficulty, isRight ? 1 : 0);
  }
  expect(Math.abs(rating.rating - 1800)).toBeLessThan(150);
  expect(isProvisional(rating)).toBe(false);
});

test('a rating keeps within its bounds however often somebody is right or wrong', () => {
  let up = traineeRating;
  let down = traineeRating;
  for (let answer = 0; answer < 400; answer++) {
    up = ratingAfterAnswer(up, 2900, 1);
    down = ratingAfterAnswer(down, 500, 0);
  }
  expect(up.rating).toBeLessThanOrEqual(3000);
  expect(down.rating).toBeGreaterThanOrEqual(400);
});
