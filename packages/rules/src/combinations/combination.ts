import type { Dice, Face } from '../dice.ts';

/** What makes a group of dice score. */
export type CombinationKind =
  | 'single'
  | 'threeOfAKind'
  | 'fourOfAKind'
  | 'fiveOfAKind'
  | 'sixOfAKind'
  | 'straight'
  | 'threePairs'
  | 'fourOfAKindAndPair'
  | 'twoTriplets'
  | 'lowStraight'
  | 'highStraight';

/** A group of dice of one roll that scores, its dice sorted; points are what the group is worth as a whole. */
export interface Combination {
  readonly kind: CombinationKind;
  readonly dice: Dice;
  readonly points: number;
}

/** So many dice of one face. */
export function alike(face: Face, count: number): Dice {
  return new Array<Face>(count).fill(face);
}
