import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';

test('the same seed and stream draw the same, another stream draws otherwise', () => {
  const draws = (stream: number) => {
    const chance = chanceOf([1, 2, 3], stream);
    return Array.from({ length: 20 }, () => chance.below(1000));
  };
  expect(draws(0)).toEqual(draws(0));
  expect(draws(0)).not.toEqual(draws(1));
});

test('each of six faces comes up about equally often', () => {
  const chance = chanceOf([7, 8, 9], 0);
  const draws = Array.from({ length: 60_000 }, () => chance.below(6));
  const counts = [0, 1, 2, 3, 4, 5].map((face) => draws.filter((drawn) => drawn === face).length);
  // Five standard deviations of a binomial count around 10,000.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(60_000 * (5 / 36)));
});

test('a weight of nothing is never picked, and three times the weight comes up three times as often', () => {
  const chance = chanceOf([4, 5, 6], 0);
  const counts = { never: 0, once: 0, thrice: 0 };
  const weights = { never: 0, once: 1, thrice: 3 };
  for (let draw = 0; draw < 40_000; draw++) {
    counts[chance.pickByWeight(['never', 'once', 'thrice'] as const, (item) => weights[item])] += 1;
  }
  expect(counts.never).toBe(0);
  expect(counts.thrice / counts.once).toBeCloseTo(3, 0);
});

test('shuffling keeps every item', () => {
  const chance = chanceOf([1, 1, 1], 0);
  expect(chance.shuffle([1, 2, 3, 4, 5, 6]).sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
