import { expect, test } from 'vitest';
import { areaPath, linePath, nearestTo, placesOf } from './curvePath.ts';

test('values are spread over the whole width, the first at the left', () => {
  expect(placesOf([0.5, 0.25, 1]).map(({ x }) => x)).toEqual([0, 0.5, 1]);
  expect(placesOf([0.5])).toEqual([{ x: 0, y: 0.5 }]);
});

test('a value beyond the scale stays at its edge', () => {
  expect(placesOf([-0.2, 1.3]).map(({ y }) => y)).toEqual([0, 1]);
});

test('the line rises where values rise, and the area closes along the bottom', () => {
  const places = placesOf([0, 1]);
  expect(linePath(places)).toBe('M0 100L100 0');
  expect(areaPath(places)).toBe('M0 100L100 0L100 100L0 100Z');
  expect(areaPath([])).toBe('');
});

test('a press chooses the nearest value, and never the end that is none', () => {
  expect(nearestTo(0.26, 3, 0)).toBe(1);
  expect(nearestTo(0.24, 3, 0)).toBe(0);
  expect(nearestTo(1, 3, 1)).toBe(2);
  expect(nearestTo(-0.1, 3, 1)).toBe(0);
});
