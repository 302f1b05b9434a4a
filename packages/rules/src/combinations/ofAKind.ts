import { type Face, faces } from '../dice.ts';
import type { OfAKind, RuleSet } from '../ruleSet.ts';
import { alike, type Combination, type CombinationKind } from './combination.ts';

const kinds: readonly [count: number, kind: CombinationKind][] = [
  [3, 'threeOfAKind'],
  [4, 'fourOfAKind'],
  [5, 'fiveOfAKind'],
  [6, 'sixOfAKind'],
];

/**
 * Three, four, five and six of a kind. Three 1s worth 0 are no combination; multiples of that worth are then none
 * either.
 */
export function ofAKind(ruleSet: Pick<RuleSet, 'threeOnes' | 'ofAKind'>): readonly Combination[] {
  return faces
    .flatMap((face) =>
      kinds.map(([count, kind]) => ({
        kind,
        dice: alike(face, count),
        points: worth(count, threeOf(face, ruleSet.threeOnes), ruleSet.ofAKind),
      })),
    )
    .filter(({ points }) => points > 0);
}

function threeOf(face: Face, threeOnes: number): number {
  return face === 1 ? threeOnes : 100 * face;
}

/** Points of `count` dice alike, three of which are worth `three`; 0 when there is no such combination. */
function worth(count: number, three: number, scale: OfAKind): number {
  if (count === 3) return three;
  switch (scale) {
    case 'flat':
      return 1000 * (count - 3);
    case 'doubled':
      return three * 2 ** (count - 3);
    case 'linear':
      return three * (count - 2);
    case 'none':
      return 0;
    default:
      return scale satisfies never;
  }
}
