import { defaultSettings } from '@farkle/profile';
import { classic, simple } from '@farkle/rules';
import { expect, test } from 'vitest';
import { oddRules } from './oddRules.ts';
import { tableKey } from './tableKey.ts';
import { trainedRules } from './trainedRules.ts';

test('a new device trains for the classic table', () => {
  expect(trainedRules(defaultSettings)).toEqual({
    choices: ['classic', 'simple'],
    chosen: 'classic',
    ruleSet: classic,
  });
});

test('the rules that the site plays by are trained for, until another choice is made', () => {
  const atSite = { ...defaultSettings, houseRules: simple };
  expect(trainedRules(atSite)).toMatchObject({ chosen: 'simple', ruleSet: simple });
  expect(trainedRules({ ...atSite, trainingRules: 'classic' })).toMatchObject({ ruleSet: classic });
});

test('house rules of one’s own are a choice beside the presets', () => {
  const atSite = { ...defaultSettings, houseRules: oddRules };
  expect(trainedRules(atSite)).toEqual({
    choices: ['house', 'classic', 'simple'],
    chosen: 'house',
    ruleSet: oddRules,
  });
});

test('equal rule sets are one table, whatever object they are', () => {
  expect(tableKey({ ...classic })).toBe('classic');
  expect(tableKey(JSON.parse(JSON.stringify(oddRules)))).toBe(tableKey(oddRules));
  expect(tableKey(oddRules)).not.toBe('classic');
});
