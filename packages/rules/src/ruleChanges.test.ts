import { expect, test } from 'vitest';
import { readRuleChanges, ruleChanges } from './ruleChanges.ts';
import { classic, simple } from './ruleSet.ts';

const house = { ...simple, target: 3000, entryMinimum: 500, ofAKind: 'doubled' } as const;

test('house rules are told by what they change of rules that have a name', () => {
  expect(ruleChanges(house, simple)).toEqual([
    ['target', '3000'],
    ['entryMinimum', '500'],
    ['ofAKind', 'doubled'],
  ]);
  expect(ruleChanges(classic, classic)).toEqual([]);
});

test.each([
  ['classic', classic],
  ['simple', simple],
])('rules come back from what they change of %s', (_, base) => {
  for (const ruleSet of [classic, simple, house]) {
    expect(readRuleChanges(base, ruleChanges(ruleSet, base))).toEqual({ ok: true, value: ruleSet });
  }
});

test.each([
  ['target', '1025', 'offGrid'],
  ['target', '1e4', 'wrongType'],
  ['target', '', 'wrongType'],
  ['target', '+5000', 'wrongType'],
  ['straight', ['1500', '2500'], 'wrongType'],
  ['ending', 'never', 'unknownValue'],
  ['taget', '5000', 'unknownField'],
  ['__proto__', '1', 'unknownField'],
  ['__proto__', { target: 5000 }, 'unknownField'],
  ['constructor', '1', 'unknownField'],
])('%s=%j changes no rules: %s', (field, value, code) => {
  expect(readRuleChanges(classic, [[field, value]])).toEqual({ ok: false, error: { code, field } });
});
