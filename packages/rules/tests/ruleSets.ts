import fc from 'fast-check';
import { classic, type RuleSet, simple } from '../src/ruleSet.ts';

/** The tables that people play, by the name of what sets them apart. */
export const playedRuleSets: Readonly<Record<string, RuleSet>> = {
  classic,
  simple,
  'of a kind doubled': { ...classic, ofAKind: 'doubled' },
  'of a kind linear, three pairs 750, two triplets off': {
    ...classic,
    ofAKind: 'linear',
    threePairs: 750,
    twoTriplets: 0,
  },
  'partial straights 500 and 750': { ...classic, lowStraight: 500, highStraight: 750 },
  'three 1s worth 300': { ...classic, threeOnes: 300 },
  'triples only': { ...classic, ofAKind: 'none' },
  'three 1s off': { ...classic, threeOnes: 0 },
  'three 1s off, of a kind doubled': { ...classic, threeOnes: 0, ofAKind: 'doubled' },
};

/** The minimal table: single 1s and 5s and triples, nothing else. */
export const minimal: RuleSet = {
  ...classic,
  ofAKind: 'none',
  straight: 0,
  threePairs: 0,
  twoTriplets: 0,
  ending: 'immediate',
};

/** Points of a combination: off, of the usual size, or anything in range. */
const points = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 60 }).map((steps) => 50 * steps),
  fc.integer({ min: 0, max: 200 }).map((steps) => 50 * steps),
);

/** Any rule set that `parseRuleSet` accepts. */
export const anyRuleSet: fc.Arbitrary<RuleSet> = fc
  .record({
    target: fc.integer({ min: 20, max: 2000 }).map((steps) => 50 * steps),
    ending: fc.constantFrom('finalRound', 'immediate'),
    entryMinimum: points,
    bankMinimum: points,
    threeFarkles: points,
    hotDice: fc.constantFrom('mayRoll', 'mustRoll'),
    threeOnes: points,
    ofAKind: fc.constantFrom('flat', 'doubled', 'linear', 'none'),
    straight: points,
    threePairs: points,
    fourOfAKindAndPair: points,
    twoTriplets: points,
    lowStraight: points,
    highStraight: points,
  })
  .map((ruleSet) => ({
    ...ruleSet,
    entryMinimum: Math.min(ruleSet.entryMinimum, ruleSet.target),
    bankMinimum: Math.min(ruleSet.bankMinimum, ruleSet.target),
  }));

/** Twenty rule sets nobody chose, the same in every run. */
export const randomRuleSets: readonly RuleSet[] = fc.sample(anyRuleSet, { seed: 20_260_101, numRuns: 20 });
