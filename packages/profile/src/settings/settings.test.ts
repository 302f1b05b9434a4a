import { classic, simple } from '@farkle/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSettings } from './parseSettings.ts';
import {
  computerPaces,
  defaultSettings,
  diceSpeeds,
  motions,
  type Settings,
  themes,
  trainingRules,
} from './settings.ts';

const settings: fc.Arbitrary<Settings> = fc.record({
  theme: fc.constantFrom(...themes),
  motion: fc.constantFrom(...motions),
  diceSpeed: fc.constantFrom(...diceSpeeds),
  computerPace: fc.constantFrom(...computerPaces),
  riskHint: fc.boolean(),
  singleKeys: fc.boolean(),
  houseRules: fc.constantFrom(null, classic, simple, { ...classic, entryMinimum: 500 }),
  trainingRules: fc.constantFrom(...trainingRules),
  language: fc.constantFrom(null, 'en', 'pt-BR'),
  names: fc.uniqueArray(fc.constantFrom('Ada', 'Grace', 'Emmy', 'Mary', 'Sonja'), { maxLength: 4 }),
});

const fields = Object.keys(defaultSettings) as (keyof Settings)[];

/** Values that no field takes. */
const nonsense = fc.constantFrom<unknown>(
  'loud',
  7,
  -0,
  Number.POSITIVE_INFINITY,
  { target: -1 },
  { luck: 1 },
  'null',
);

describe('settings read from the device', () => {
  test('come back as they were kept', () => {
    fc.assert(
      fc.property(settings, (kept) => {
        expect(parseSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
  });

  test('one bad field falls back alone; the others keep their values', () => {
    fc.assert(
      fc.property(settings, fc.constantFrom(...fields), nonsense, (kept, field, bad) => {
        expect(parseSettings({ ...kept, [field]: bad })).toEqual({
          ...kept,
          [field]: defaultSettings[field],
        });
      }),
    );
  });

  test('a missing field is what a new device has', () => {
    fc.assert(
      fc.property(settings, fc.subarray(fields), (kept, missing) => {
        const partial = Object.fromEntries(
          Object.entries(kept).filter(([key]) => !missing.includes(key as never)),
        );
        const expected = {
          ...kept,
          ...Object.fromEntries(missing.map((key) => [key, defaultSettings[key]])),
        };
        expect(parseSettings(partial)).toEqual(expected);
      }),
    );
  });

  test('anything at all gives settings that make sense', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = parseSettings(value);
        expect(Object.keys(read).sort()).toEqual([...fields].sort());
        expect(parseSettings(read)).toEqual(read);
      }),
    );
  });

  test('on a new device the farkle-risk hint is off and single keys are on', () => {
    expect(parseSettings(null)).toEqual(defaultSettings);
    expect(defaultSettings).toMatchObject({ riskHint: false, singleKeys: true, houseRules: null, names: [] });
  });

  test('house rules that no table could have are not offered', () => {
    expect(parseSettings({ houseRules: { ...classic, target: 120 } }).houseRules).toBeNull();
    expect(parseSettings({ houseRules: { threeOnes: 300 } }).houseRules).toEqual({
      ...classic,
      threeOnes: 300,
    });
  });

  test('of the names, only texts with something in them, cleaned, and four at most', () => {
    expect(parseSettings({ names: [7, '  Ada   L. ', '', null, '\u202eevE', 'C', 'D', 'E'] }).names).toEqual([
      'Ada L.',
      'evE',
      'C',
      'D',
    ]);
  });
});
