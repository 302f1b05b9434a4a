import { classic, parseRuleSet, ruleFields, simple } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import {
  differences,
  flowRows,
  nearestPreset,
  type PointsField,
  presets,
  scoringRows,
  usualPoints,
} from './ruleOffers.ts';

describe('the rules that a set-up page offers', () => {
  test('every field of a rule set stands on the page once', () => {
    expect([...scoringRows, ...flowRows].sort()).toEqual(Object.keys(ruleFields).sort());
  });

  test('every offered value makes a rule set that the game accepts', () => {
    for (const [field, values] of Object.entries(usualPoints)) {
      for (const value of values) {
        expect(parseRuleSet({ ...classic, [field]: value }), `${field} ${value}`).toMatchObject({ ok: true });
      }
    }
  });

  test('the values of both presets are among those offered', () => {
    for (const preset of Object.values(presets)) {
      for (const field of Object.keys(usualPoints) as PointsField[]) {
        expect(usualPoints[field]).toContain(preset[field]);
      }
    }
  });

  test('a changed rule set is told apart from its preset field by field', () => {
    expect(differences(classic, classic)).toBe(0);
    expect(differences(classic, simple)).toBe(4);
    expect(nearestPreset({ ...simple, target: 5000 })).toBe('simple');
    expect(nearestPreset({ ...classic, entryMinimum: 500 })).toBe('classic');
  });
});
