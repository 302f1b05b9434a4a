import { type Face, faces, sortDice } from '../dice.ts';
import type { RuleSet } from '../ruleSet.ts';
import { alike, type Combination } from './combination.ts';

type PairRules = Pick<RuleSet, 'threePairs' | 'fourOfAKindAndPair' | 'twoTriplets'>;

/**
 * The combinations that need all six dice in groups of different faces: three pairs, four of a kind and a pair, two
 * triplets. Six dice alike are none of them.
 */
export function pairsAndTriplets(ruleSet: PairRules): readonly Combination[] {
  return [...threePairs(ruleSet), ...fourOfAKindAndPair(ruleSet), ...twoTriplets(ruleSet)].filter(
    ({ points }) => points > 0,
  );
}

function threePairs({ threePairs: points }: PairRules): readonly Combination[] {
  return faces.flatMap((low) =>
    above(low).flatMap((middle) =>
      above(middle).map(
        (high): Combination => ({
          kind: 'threePairs',
          dice: [low, low, middle, middle, high, high],
          points,
        }),
      ),
    ),
  );
}

function fourOfAKindAndPair({ fourOfAKindAndPair: points }: PairRules): readonly Combination[] {
  return faces.flatMap((four) =>
    faces
      .filter((pair) => pair !== four)
      .map(
        (pair): Combination => ({
          kind: 'fourOfAKindAndPair',
          dice: sortDice([...alike(four, 4), ...alike(pair, 2)]),
          points,
        }),
      ),
  );
}

function twoTriplets({ twoTriplets: points }: PairRules): readonly Combination[] {
  return faces.flatMap((low) =>
    above(low).map(
      (high): Combination => ({
        kind: 'twoTriplets',
        dice: [...alike(low, 3), ...alike(high, 3)],
        points,
      }),
    ),
  );
}

function above(face: Face): readonly Face[] {
  return faces.filter((other) => other > face);
}
