import { streamRoll } from '@farkle/replay';
import { expect, test } from 'vitest';
import { parseRolls } from './typedRolls.ts';
import { typedThenDealt } from './typedThenDealt.ts';

test('rolls are typed apart by spaces, commas or lines, with or without hyphens', () => {
  expect(parseRolls(' 1-5-2-3-4-4, 155\n6 ')).toEqual({
    ok: true,
    value: [[1, 5, 2, 3, 4, 4], [1, 5, 5], [6]],
  });
  expect(parseRolls('')).toEqual({ ok: true, value: [] });
});

test('a roll that is none is named', () => {
  expect(parseRolls('1-5-5 1-7-2 9')).toEqual({ ok: false, error: { roll: '1-7-2', code: 'notDice' } });
  expect(parseRolls('1-1-1-1-1-1-1')).toEqual({
    ok: false,
    error: { roll: '1-1-1-1-1-1-1', code: 'tooManyDice' },
  });
});

test('typed rolls come first, then dice of a seed; a typed roll that is too short is filled from it', () => {
  const deal = typedThenDealt([[1, 5, 2, 3, 4, 4], [2, 2, 2, 2, 2, 2], [6]]);
  const seeded = streamRoll(new Uint8Array(32), 1, 3, 3);
  expect(deal({ turn: 1, roll: 1, count: 6 })).toEqual([1, 5, 2, 3, 4, 4]);
  expect(deal({ turn: 1, roll: 2, count: 4 })).toEqual([2, 2, 2, 2]);
  expect(deal({ turn: 1, roll: 3, count: 3 })).toEqual([6, ...seeded.slice(1)]);
  expect(deal({ turn: 2, roll: 1, count: 6 })).toEqual(streamRoll(new Uint8Array(32), 2, 1, 6));
});
