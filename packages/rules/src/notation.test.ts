import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faces } from './dice.ts';
import { formatDice, parseDice } from './notation.ts';

it('Dice are written with a dash between them', () => {
  expect(formatDice([1, 5, 5])).toBe('1-5-5');
  expect(formatDice([])).toBe('');
});

it('Dice that were written are read back in the order in which they lay', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...faces), { maxLength: 6 }), (dice) => {
      expect(parseDice(formatDice(dice))).toEqual({ ok: true, value: dice });
    }),
  );
});

it('Dashes, commas, spaces or nothing may stand between dice', () => {
  for (const text of ['1-5-5', '155', '1 5 5', '1,5,5', ' 1, 5 - 5 ']) {
    expect(parseDice(text)).toEqual({ ok: true, value: [1, 5, 5] });
  }
});

it('What is no die is not read as one', () => {
  for (const text of ['0', '7', '1-7', '-1', '1--5', '1-', 'one', '1.5', '1-5-x', '１']) {
    expect(parseDice(text)).toEqual({ ok: false, error: { code: 'notDice' } });
  }
});

it('More than six dice are refused', () => {
  expect(parseDice('1-1-1-1-1-1-1')).toEqual({ ok: false, error: { code: 'tooManyDice' } });
});
