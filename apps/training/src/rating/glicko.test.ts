import { expect, test } from 'vitest';
import { expectedScore, newRating, ratingAfter } from './glicko.ts';

test('the worked example of the paper comes out as published', () => {
  const after = ratingAfter({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { difficulty: 1400, deviation: 30, score: 1 },
    { difficulty: 1550, deviation: 100, score: 0 },
    { difficulty: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  // Printed cut off, not rounded.
  expect(Math.floor(after.volatility * 100_000)).toBe(5999);
});

test('the expected scores of the example are those of the paper', () => {
  expect(expectedScore(1500, 1400, 30)).toBeCloseTo(0.639, 3);
  expect(expectedScore(1500, 1550, 100)).toBeCloseTo(0.432, 3);
  expect(expectedScore(1500, 1700, 300)).toBeCloseTo(0.303, 3);
});

test('against a question far too hard or far too easy nothing breaks', () => {
  for (const difficulty of [100, 4000]) {
    for (const score of [0, 0.5, 1]) {
      const after = ratingAfter(newRating, [{ difficulty, deviation: 60, score }]);
      expect(Number.isFinite(after.rating)).toBe(true);
      expect(after.deviation).toBeGreaterThan(0);
      expect(after.volatility).toBeLessThan(0.2);
    }
  }
});
