import { expect, test } from 'vitest';
import { tumbleOf } from './tumble.ts';

test('the same roll always looks the same', () => {
  expect(tumbleOf('turn 3, roll 1', 4)).toEqual(tumbleOf('turn 3, roll 1', 4));
});

test('six dice of one roll, and one die in two rolls, move each in their own way', () => {
  const seen = new Set<string>();
  for (const key of ['a', 'b', 0, 1]) {
    for (let place = 0; place < 6; place++) seen.add(JSON.stringify(tumbleOf(key, place)));
  }
  expect(seen.size).toBe(24);
});

test('every die lands within the time of the roll and turns over at least once', () => {
  for (let key = 0; key < 200; key++) {
    for (let place = 0; place < 6; place++) {
      const { delay, span, turnX } = tumbleOf(key, place);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay + span).toBeLessThanOrEqual(1);
      expect(Math.abs(turnX)).toBeGreaterThanOrEqual(360);
    }
  }
});
