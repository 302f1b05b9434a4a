import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRuleSet } from '../tests/ruleSets.ts';
import { parseRuleSet } from './parseRuleSet.ts';
import { ruleFields } from './ruleFields.ts';
import { classic, type RuleSet, simple } from './ruleSet.ts';

const names = Object.keys(ruleFields) as (keyof RuleSet)[];
const pointNames = names.filter((name) => ruleFields[name].kind === 'points');
const wordNames = names.filter((name) => ruleFields[name].kind === 'choice');

function refusal(value: unknown): { code: string; field: string } | null {
  const parsed = parseRuleSet(value);
  return parsed.ok ? null : parsed.error;
}

describe('rule sets that make sense', () => {
  it('The two presets are read as they are', () => {
    for (const preset of [classic, simple]) {
      expect(parseRuleSet(JSON.parse(JSON.stringify(preset)))).toEqual({ ok: true, value: preset });
    }
  });

  it('The classic table is the one of the rulebook, field by field', () => {
    expect(JSON.stringify(classic)).toBe(
      '{"target":10000,"ending":"finalRound","entryMinimum":0,"bankMinimum":0,"threeFarkles":0,"hotDice":"mayRoll",' +
        '"threeOnes":1000,"ofAKind":"flat","straight":1500,"threePairs":1500,"fourOfAKindAndPair":0,' +
        '"twoTriplets":2500,"lowStraight":0,"highStraight":0}',
    );
  });

  it('Missing fields take the value of the classic table', () => {
    expect(parseRuleSet({})).toEqual({ ok: true, value: classic });
    expect(parseRuleSet({ straight: 3000 })).toEqual({ ok: true, value: { ...classic, straight: 3000 } });
  });

  it('Any sensible rule set survives being written as JSON and read back, in whatever order it is written', () => {
    fc.assert(
      fc.property(anyRuleSet, fc.shuffledSubarray(names, { minLength: names.length }), (ruleSet, order) => {
        const shuffled = Object.fromEntries(order.map((name) => [name, ruleSet[name]]));
        const parsed = parseRuleSet(JSON.parse(JSON.stringify(shuffled)));
        expect(parsed).toEqual({ ok: true, value: ruleSet });
        expect(parsed.ok && Object.keys(parsed.value)).toEqual(names);
      }),
    );
  });

  it('A rule set that was read is new and cannot be changed', () => {
    const value = { ...classic };
    const parsed = parseRuleSet(value);
    expect(parsed.ok && parsed.value !== value && Object.isFrozen(parsed.value)).toBe(true);
  });

  it('A minimum may be the target itself', () => {
    expect(refusal({ target: 1000, entryMinimum: 1000, bankMinimum: 1000 })).toBeNull();
  });

  it('Minus nothing is nothing', () => {
    const parsed = parseRuleSet({ straight: -0 });
    expect(parsed.ok && Object.is(parsed.value.straight, 0)).toBe(true);
  });
});

describe('rule sets that make no sense', () => {
  it('What is no plain object is no rule set', () => {
    class Table {}
    for (const value of [
      undefined,
      null,
      7,
      'classic',
      true,
      [],
      [classic],
      () => classic,
      new Map(),
      new Table(),
      Object.create(classic),
    ]) {
      expect(refusal(value)).toEqual({ code: 'notAnObject', field: '' });
    }
  });

  it('A field that rule sets do not have is refused by its name', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        fc.pre(!names.includes(name as keyof RuleSet));
        const value = JSON.parse(`{${JSON.stringify(name)}:0}`) as unknown;
        expect(refusal(value)).toEqual({ code: 'unknownField', field: name });
      }),
    );
  });

  it('Nothing comes in by inheritance, by symbol or by an accessor', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(refusal(JSON.parse(`{"${name}":{"straight":0}}`))).toEqual({
        code: 'unknownField',
        field: name,
      });
    }
    expect(refusal({ [Symbol('straight')]: 0 })?.code).toBe('unknownField');
    const accessor = Object.defineProperty({}, 'straight', { get: () => 2000 });
    expect(refusal(accessor)).toEqual({ code: 'wrongType', field: 'straight' });
    const bare = Object.assign(Object.create(null), { straight: 2500 }) as unknown;
    expect(parseRuleSet(bare)).toEqual({ ok: true, value: { ...classic, straight: 2500 } });
  });

  it.each(pointNames)('%s takes points only', (field) => {
    for (const value of ['500', null, undefined, true, [], {}, Number.NaN, 50n]) {
      expect(refusal({ [field]: value })).toEqual({ code: 'wrongType', field });
    }
  });

  it.each(pointNames)('%s takes no points outside its range', (field) => {
    const rule = ruleFields[field];
    const [least, most] = rule.kind === 'points' ? [rule.least, rule.most] : [];
    expect([least, most]).toEqual(field === 'target' ? [1000, 100_000] : [0, 10_000]);
    for (const value of [
      Number(least) - 50,
      Number(most) + 50,
      -50,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      1e300,
    ]) {
      expect(refusal({ [field]: value })).toEqual({ code: 'outOfRange', field });
    }
    for (const value of [least, most]) {
      expect(refusal({ target: 100_000, [field]: value })).toBeNull();
    }
  });

  it.each(pointNames)('%s takes no points off the grid of 50', (field) => {
    fc.assert(
      fc.property(fc.double({ min: 1000, max: 10_000, noNaN: true }), (value) => {
        fc.pre(value % 50 !== 0);
        expect(refusal({ [field]: value })).toEqual({ code: 'offGrid', field });
      }),
    );
  });

  it.each(wordNames)('%s takes one of its words only', (field) => {
    expect(refusal({ [field]: 'sometimes' })).toEqual({ code: 'unknownValue', field });
    expect(refusal({ [field]: 'constructor' })).toEqual({ code: 'unknownValue', field });
    for (const value of [0, null, true, ['flat']]) {
      expect(refusal({ [field]: value })).toEqual({ code: 'wrongType', field });
    }
  });

  it.each(['entryMinimum', 'bankMinimum'])('%s above the target could never be met', (field) => {
    expect(refusal({ target: 5000, [field]: 5050 })).toEqual({ code: 'aboveTarget', field });
  });

  it('Whatever comes in, the answer is a value and a refusal names a field that is there or a rule set has', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...names), fc.anything())),
        (value) => {
          const field = refusal(value)?.field;
          expect(field === undefined || field === '' || Object.hasOwn(value as object, field)).toBe(true);
        },
      ),
    );
  });
});
