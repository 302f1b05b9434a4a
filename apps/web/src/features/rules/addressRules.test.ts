import type { RuleSet } from '@farkle/rules';
import { classic, parseRuleSet, ruleFields, simple } from '@farkle/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AddressParameters, addressFrom, addressRules } from './addressRules.ts';
import { rulesAddress } from './rulesAddress.ts';

/** Any rule set that the game accepts. */
const anyRules: fc.Arbitrary<RuleSet> = fc
  .record(
    Object.fromEntries(
      Object.entries(ruleFields).map(([name, field]) => [
        name,
        field.kind === 'choice'
          ? fc.constantFrom<string | number>(...field.values)
          : fc
              .integer({ min: field.least / 50, max: field.most / 50 })
              .map((steps): string | number => steps * 50),
      ]),
    ),
  )
  .map(parseRuleSet)
  .filter((parsed) => parsed.ok)
  .map((parsed) => (parsed.ok ? parsed.value : classic));

/** The parameters of an address as the server hands them over. */
function parametersOf(address: string): AddressParameters {
  const query = new URL(address, 'http://farkle').searchParams;
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => [name, query.getAll(name).length > 1 ? query.getAll(name) : (query.get(name) ?? '')]),
  );
}

describe('the rules in an address', () => {
  test('any rule set comes back from its address as it was', () => {
    fc.assert(
      fc.property(anyRules, fc.constantFrom('table' as const, null), (ruleSet, from) => {
        const parameters = parametersOf(rulesAddress(ruleSet, from, 'odds'));
        expect(addressRules(parameters)).toEqual({ kind: 'rules', ruleSet });
        expect(addressFrom(parameters)).toBe(from);
      }),
    );
  });

  test('an address is as short as the rules are usual', () => {
    expect(rulesAddress(classic)).toBe('/rules');
    expect(rulesAddress(simple)).toBe('/rules?preset=simple');
    expect(rulesAddress({ ...classic, target: 5000 })).toBe('/rules?target=5000');
    expect(rulesAddress({ ...simple, threeOnes: 300 }, 'table')).toBe(
      '/rules?preset=simple&threeOnes=300&from=table',
    );
  });

  test.each([
    ['?target=1025', 'offGrid', 'target'],
    ['?target=500', 'outOfRange', 'target'],
    ['?target=ten', 'wrongType', 'target'],
    ['?target=1e4', 'wrongType', 'target'],
    ['?straight=-50', 'wrongType', 'straight'],
    ['?straight=', 'wrongType', 'straight'],
    ['?straight=1500&straight=2500', 'wrongType', 'straight'],
    ['?ending=never', 'unknownValue', 'ending'],
    ['?preset=chess', 'unknownValue', 'preset'],
    ['?preset=classic&preset=simple', 'unknownValue', 'preset'],
    ['?preset=constructor', 'unknownValue', 'preset'],
    ['?taget=5000', 'unknownField', 'taget'],
    ['?__proto__=1', 'unknownField', '__proto__'],
    ['?target=1000&entryMinimum=1050', 'aboveTarget', 'entryMinimum'],
  ])('%s is refused: %s of %s', (query, code, field) => {
    expect(addressRules(parametersOf(`/rules${query}`))).toEqual({ kind: 'refused', error: { code, field } });
  });

  test('any text at all is either rules or a reason, never an exception', () => {
    const anyName = fc.oneof(fc.constantFrom('preset', 'from', ...Object.keys(ruleFields)), fc.string());
    fc.assert(
      fc.property(fc.dictionary(anyName, fc.oneof(fc.string(), fc.array(fc.string()))), (parameters) => {
        const read = addressRules(parameters);
        if (read.kind === 'rules') expect(parseRuleSet(read.ruleSet)).toMatchObject({ ok: true });
        else expect(read.error.code).not.toBe('');
      }),
    );
  });

  test('what others hang on a link changes no rule', () => {
    expect(addressRules({ utm_source: 'a', fbclid: 'b', target: '5000' })).toEqual({
      kind: 'rules',
      ruleSet: { ...classic, target: 5000 },
    });
  });

  test('somebody who came from elsewhere than the table goes home', () => {
    expect(addressFrom({ from: 'https://elsewhere' })).toBeNull();
    expect(addressFrom({})).toBeNull();
  });
});
