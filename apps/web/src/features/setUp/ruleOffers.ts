import type { RuleSet } from '@farkle/rules';
import { classic, simple } from '@farkle/rules';

/** Fields that hold points. */
export type PointsField = {
  [Field in keyof RuleSet]: RuleSet[Field] extends number ? Field : never;
}[keyof RuleSet];

/** Fields that hold one word of a few. */
export type ChoiceField = Exclude<keyof RuleSet, PointsField>;

/** A rule set that a person can start from. */
export type PresetName = 'classic' | 'simple';

/** The presets by name. */
export const presets: Readonly<Record<PresetName, RuleSet>> = { classic, simple };

/** What tables use: the values offered first. Any other multiple of 50 in range can be typed. */
export const usualPoints: Readonly<Record<PointsField, readonly number[]>> = {
  target: [5000, 10_000, 15_000, 20_000],
  entryMinimum: [0, 350, 500, 1000],
  bankMinimum: [0, 300],
  threeFarkles: [0, 500, 1000],
  threeOnes: [300, 1000],
  straight: [0, 1500, 2500, 3000],
  threePairs: [0, 750, 1500],
  fourOfAKindAndPair: [0, 1500],
  twoTriplets: [0, 2500],
  lowStraight: [0, 500],
  highStraight: [0, 750],
};

/** What dice are worth, in the order of the set-up page. */
export const scoringRows: readonly (keyof RuleSet)[] = [
  'threeOnes',
  'ofAKind',
  'straight',
  'threePairs',
  'twoTriplets',
  'fourOfAKindAndPair',
  'lowStraight',
  'highStraight',
];

/** How the game goes, in the order of the set-up page. */
export const flowRows: readonly (keyof RuleSet)[] = [
  'target',
  'ending',
  'entryMinimum',
  'bankMinimum',
  'threeFarkles',
  'hotDice',
];

/** How many fields two rule sets differ in. */
export function differences(one: RuleSet, other: RuleSet): number {
  return [...scoringRows, ...flowRows].filter((field) => one[field] !== other[field]).length;
}

/** The preset that a rule set is nearest to, the classic one when both are as near. */
export function nearestPreset(ruleSet: RuleSet): PresetName {
  return differences(ruleSet, simple) < differences(ruleSet, classic) ? 'simple' : 'classic';
}
