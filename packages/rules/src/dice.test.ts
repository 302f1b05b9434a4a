import { describe, expect, it } from 'vitest';
import { type Dice, impossibleDice, isDice, isFace, isRoll, sortDice } from './dice.ts';
import { classic } from './ruleSet.ts';
import { scoreSelection } from './scoring.ts';
import { bestSelection, isFarkle, legalSelections, scoringDice } from './selections.ts';

/** What is no dice at all, with what the error says about it. */
const impossible: [what: string, value: unknown, message: RegExp][] = [
  ['a 0', [0], /Die 1 of 1 shows 0/],
  ['a 7', [1, 7], /Die 2 of 2 shows 7/],
  ['half a pip', [2.5], /shows 2.5/],
  ['a face below 0', [-1], /shows -1/],
  ['not a number', [1, 5, Number.NaN], /Die 3 of 3 shows NaN/],
  ['an endless face', [Number.POSITIVE_INFINITY], /shows Infinity/],
  ['a digit as text', ['1'], /shows "1"/],
  ['a truth value', [true], /shows true/],
  ['null among dice', [null], /shows null/],
  ['undefined among dice', [undefined], /shows undefined/],
  ['dice within dice', [[1]], /shows an array/],
  ['an object among dice', [{}], /shows an object/],
  ['a big integer', [5n], /shows 5/],
  ['a symbol among dice', [Symbol('five')], /shows Symbol\(five\)/],
  // biome-ignore lint/suspicious/noSparseArray: a hole is one of the things that are no die
  ['a hole among dice', [1, , 5], /Die 2 of 3 shows undefined/],
  ['seven dice', [1, 1, 1, 1, 1, 1, 1], /Got 7 dice/],
  ['a text', '155', /must be an array/],
  ['null', null, /must be an array/],
  ['undefined', undefined, /must be an array/],
  ['a number', 155, /must be an array/],
  ['an object like a list', { 0: 1, length: 1 }, /must be an array/],
  ['a typed array', new Uint8Array([1, 5]), /must be an array/],
];

const askers = { scoreSelection, legalSelections, bestSelection, isFarkle, scoringDice };

describe.each(Object.entries(askers))('%s', (name, ask) => {
  it.each(impossible)('refuses %s as the caller’s error and says what is wrong', (_, value, message) => {
    expect(() => ask(value as Dice, classic)).toThrow(message);
    expect(() => ask(value as Dice, classic)).toThrow(Array.isArray(value) ? RangeError : TypeError);
    expect(isDice(value)).toBe(false);
  });

  it('refuses an empty roll, but answers an empty selection', () => {
    if (name === 'scoreSelection') expect(scoreSelection([], classic).ok).toBe(false);
    else expect(() => ask([], classic)).toThrow(/Got no dice/);
  });
});

it('A face is a whole number from 1 to 6', () => {
  expect([1, 2, 3, 4, 5, 6].every(isFace)).toBe(true);
  expect([0, 7, 1.5, -1, Number.NaN, '1', null, true, 1n].some(isFace)).toBe(false);
});

it('No dice can be selected, but not rolled', () => {
  expect([isDice([]), isRoll([])]).toEqual([true, false]);
  expect([isDice([6, 1]), isRoll([6, 1])]).toEqual([true, true]);
});

it('Sorting leaves the dice on the table as they lie', () => {
  const dice: Dice = [5, 1, 6, 1];
  expect([sortDice(dice), dice]).toEqual([
    [1, 1, 5, 6],
    [5, 1, 6, 1],
  ]);
});

it('An error about dice says what to do', () => {
  expect(impossibleDice([1, 9]).message).toMatch(/check where these dice come from/);
});
