import type { RuleSet } from './ruleSet.ts';

/** Points come in steps of 50, the worth of the cheapest die. */
export const pointsGrid = 50;

/** What a field of a rule set may hold: points within a range, or one word of a few. */
export type RuleField =
  | { readonly kind: 'points'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] };

const points: RuleField = Object.freeze({ kind: 'points', least: 0, most: 10_000 });

/** Every field of a rule set in the order in which rule sets are written, with what it may hold. */
export const ruleFields: Readonly<Record<keyof RuleSet, RuleField>> = Object.freeze({
  target: Object.freeze({ kind: 'points', least: 1000, most: 100_000 }),
  ending: choice<RuleSet['ending']>('finalRound', 'immediate'),
  entryMinimum: points,
  bankMinimum: points,
  threeFarkles: points,
  hotDice: choice<RuleSet['hotDice']>('mayRoll', 'mustRoll'),
  threeOnes: points,
  ofAKind: choice<RuleSet['ofAKind']>('flat', 'doubled', 'linear', 'none'),
  straight: points,
  threePairs: points,
  fourOfAKindAndPair: points,
  twoTriplets: points,
  lowStraight: points,
  highStraight: points,
});

/** The fields that say what dice are worth. The others govern the flow of the game and never change a score. */
export const scoringFields = Object.freeze([
  'threeOnes',
  'ofAKind',
  'straight',
  'threePairs',
  'fourOfAKindAndPair',
  'twoTriplets',
  'lowStraight',
  'highStraight',
] as const satisfies readonly (keyof RuleSet)[]);

/** The part of a rule set that says what dice are worth. */
export type ScoringRules = Pick<RuleSet, (typeof scoringFields)[number]>;

/** Why a field cannot hold a value. */
export type RuleFieldError = 'wrongType' | 'outOfRange' | 'offGrid' | 'unknownValue';

/** What is wrong with a value for a field; null when nothing is. */
export function ruleFieldError(field: RuleField, value: unknown): RuleFieldError | null {
  switch (field.kind) {
    case 'points':
      if (typeof value !== 'number' || Number.isNaN(value)) return 'wrongType';
      if (value < field.least || value > field.most) return 'outOfRange';
      return value % pointsGrid === 0 ? null : 'offGrid';
    case 'choice':
      if (typeof value !== 'string') return 'wrongType';
      return field.values.includes(value) ? null : 'unknownValue';
    default:
      return field satisfies never;
  }
}

function choice<T extends string>(...values: readonly T[]): RuleField {
  return Object.freeze({ kind: 'choice', values: Object.freeze(values) });
}
