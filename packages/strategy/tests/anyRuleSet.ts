import type { RuleSet } from '@farkle/rules';
import fc from 'fast-check';

const points = (...usual: number[]) =>
  fc.oneof(
    fc.constantFrom(...usual),
    fc.integer({ min: 0, max: 60 }).map((levels) => levels * 50),
  );

/** Rule sets as people play them and odd ones beside them, with targets low enough for quick games. */
export const anyRuleSet: fc.Arbitrary<RuleSet> = fc.record({
  target: fc.constantFrom(1000, 2000, 3000, 5000),
  ending: fc.constantFrom('finalRound', 'immediate'),
  entryMinimum: fc.constantFrom(0, 0, 350, 500, 1000),
  bankMinimum: fc.constantFrom(0, 0, 300, 650),
  threeFarkles: fc.constantFrom(0, 0, 500, 1000),
  hotDice: fc.constantFrom('mayRoll', 'mustRoll'),
  threeOnes: points(1000, 300),
  ofAKind: fc.constantFrom('flat', 'doubled', 'linear', 'none'),
  straight: points(1500, 2500),
  threePairs: points(1500, 750, 0),
  fourOfAKindAndPair: points(1500, 0),
  twoTriplets: points(2500, 0),
  lowStraight: points(0, 500),
  highStraight: points(0, 750),
});
