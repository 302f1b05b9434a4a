import { expect, test } from 'vitest';
import { settleOnGrid, wholeNumber } from './grid.ts';

const target = { min: 1000, max: 20_000, step: 50 };

test('a number on the grid stays', () => {
  for (const value of [1000, 1050, 10_000, 20_000]) expect(settleOnGrid(value, target)).toBe(value);
});

test('a number between two steps goes to the nearer one, from the middle up', () => {
  expect(settleOnGrid(1024, target)).toBe(1000);
  expect(settleOnGrid(1025, target)).toBe(1050);
  expect(settleOnGrid(9976, target)).toBe(10_000);
});

test('a number beyond an end goes to that end', () => {
  expect(settleOnGrid(-7, target)).toBe(1000);
  expect(settleOnGrid(999_999, target)).toBe(20_000);
});

test('an end that no step reaches is not given out', () => {
  expect(settleOnGrid(500, { min: 0, max: 120, step: 50 })).toBe(100);
});

test.each(['10000', '10,000', '10.000', '10 000', '10\u00a0000', '10’000'])(
  '%s is ten thousand in every language',
  (text) => expect(wholeNumber(text)).toBe(10_000),
);

test.each(['', '.', 'ten', '1e4', '10-000'])('“%s” is no whole number', (text) => {
  expect(wholeNumber(text)).toBeNull();
});
