import { classic, type RuleSet } from '@farkle/rules';

/** A table that has nearly everything otherwise: for tests, so that nothing is right for the presets alone. */
export const oddRules: RuleSet = Object.freeze({
  ...classic,
  target: 5000,
  entryMinimum: 350,
  hotDice: 'mustRoll',
  threeOnes: 300,
  ofAKind: 'doubled',
  straight: 3000,
  threePairs: 750,
  fourOfAKindAndPair: 1500,
  twoTriplets: 0,
  lowStraight: 500,
  highStraight: 750,
} satisfies RuleSet);
