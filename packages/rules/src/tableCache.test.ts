import { describe, expect, it } from 'vitest';
import { classic, type RuleSet, simple } from './ruleSet.ts';
import { scoreSelection } from './scoring.ts';
import { ruleTables } from './tableCache.ts';

describe('tables of a rule set', () => {
  it('Rule sets that score alike share them, whatever their targets and minimums', () => {
    const other: RuleSet = {
      ...classic,
      target: 5000,
      entryMinimum: 500,
      hotDice: 'mustRoll',
      ending: 'immediate',
    };
    expect(ruleTables(other)).toBe(ruleTables(classic));
    expect(ruleTables(JSON.parse(JSON.stringify(simple)) as RuleSet)).toBe(ruleTables(simple));
    expect(ruleTables(simple)).not.toBe(ruleTables(classic));
  });

  it('A rule set that was changed after all scores as it says now', () => {
    const ruleSet = { ...classic };
    expect(scoreSelection([1, 2, 3, 4, 5, 6], ruleSet)).toMatchObject({ value: { points: 1500 } });
    ruleSet.straight = 2500;
    expect(scoreSelection([1, 2, 3, 4, 5, 6], ruleSet)).toMatchObject({ value: { points: 2500 } });
  });

  it('Many tables at a time do not get mixed up', () => {
    const straights = Array.from({ length: 80 }, (_, at) => 50 * (at + 40));
    const ruleSets = straights.map((straight): RuleSet => ({ ...classic, straight }));
    for (const _ of [1, 2]) {
      const points = ruleSets.map((ruleSet) => ruleTables(ruleSet).best.at(462 + 251)?.points);
      expect(points).toEqual(
        ruleSets.map((ruleSet) => ruleTables({ ...ruleSet }).best.at(462 + 251)?.points),
      );
      const worths = ruleSets.map((ruleSet) => scoreSelection([6, 5, 4, 3, 2, 1], ruleSet));
      expect(worths.map((verdict) => verdict.ok && verdict.value.points)).toEqual(straights);
    }
  });

  it('The most that each number of dice brings is among the legal selections, and none brings more', () => {
    const { choices, selections } = ruleTables(classic);
    for (const [roll, offered] of choices.entries()) {
      const legal = selections[roll] ?? [];
      for (const { count, points } of offered) {
        expect(Math.max(...legal.filter(({ dice }) => dice.length === count).map((s) => s.points))).toBe(
          points,
        );
      }
      expect(offered.map(({ count }) => count)).toEqual([...new Set(legal.map(({ dice }) => dice.length))]);
    }
  });
});

describe('what is no rule set', () => {
  it('is the caller’s error, which names the field', () => {
    for (const value of [undefined, null, 'classic']) {
      expect(() => scoreSelection([1], value as unknown as RuleSet)).toThrow(TypeError);
    }
    expect(() => scoreSelection([1], { ...classic, straight: 1234 })).toThrow(/straight .* 1234 \(offGrid\)/);
    expect(() => scoreSelection([1], { ...classic, ofAKind: 'tripled' } as unknown as RuleSet)).toThrow(
      /ofAKind/,
    );
    expect(() => scoreSelection([1], {} as RuleSet)).toThrow(/threeOnes/);
  });
});
