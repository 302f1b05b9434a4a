import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyRuleSet } from '../tests/ruleSets.ts';
import { type Dice, faces } from './dice.ts';
import { classic, simple } from './ruleSet.ts';
import { scoreSelection } from './scoring.ts';

const anyDice = fc.array(fc.constantFrom(...faces), { minLength: 1, maxLength: 6 });

it('Selecting nothing is illegal play of its own kind', () => {
  expect(scoreSelection([], classic)).toEqual({ ok: false, error: { code: 'nothingSelected', dice: [] } });
});

it('Where no die scores all of them are to blame', () => {
  expect(scoreSelection([6, 2, 2], classic)).toEqual({
    ok: false,
    error: { code: 'doesNotScore', dice: [2, 2, 6] },
  });
});

it('An illegal selection is answered with the fewest dice that do not score', () => {
  expect(scoreSelection([1, 2, 3, 3, 3, 5], classic)).toMatchObject({ error: { dice: [2] } });
});

it('Where keeping a group saves more dice than keeping single ones, the group is kept', () => {
  const ruleSet = { ...classic, straight: 0, highStraight: 750 };
  expect(scoreSelection([2, 3, 4, 4, 5, 6], ruleSet)).toMatchObject({ error: { dice: [4] } });
  expect(scoreSelection([2, 3, 4, 4, 5, 6], classic)).toMatchObject({ error: { dice: [2, 3, 4, 4, 6] } });
});

it('The order in which dice lie never changes what they are worth', () => {
  const property = fc.property(anyDice, anyRuleSet, fc.infiniteStream(fc.nat()), (dice, ruleSet, keys) => {
    const shuffled = dice
      .map((face) => [keys.next().value ?? 0, face] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, face]) => face);
    expect(scoreSelection(shuffled, ruleSet)).toEqual(scoreSelection(dice, ruleSet));
  });
  fc.assert(property);
});

it('Asking for a score changes nothing on the table', () => {
  const dice: Dice = Object.freeze([5, 1, 3, 3, 3] as const);
  expect(scoreSelection(dice, classic)).toMatchObject({ value: { points: 450 } });
  expect(dice).toEqual([5, 1, 3, 3, 3]);
});

it('An answer cannot be changed by whoever got it', () => {
  const verdict = scoreSelection([1, 1, 5, 5, 5, 5], classic);
  const parts = verdict.ok
    ? [verdict, verdict.value, verdict.value.combinations, ...verdict.value.combinations]
    : [];
  expect(parts.length).toBe(6);
  expect(parts.every((part) => Object.isFrozen(part))).toBe(true);
  const refused = scoreSelection([2], simple);
  expect(!refused.ok && Object.isFrozen(refused.error) && Object.isFrozen(refused.error.dice)).toBe(true);
});
