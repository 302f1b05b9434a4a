import type { Dice } from '@farkle/rules';

/** Which dice of this roll score at all? */
export interface Question {
  /** Two to six dice, in the order in which they lie. */
  readonly roll: Dice;
}

/** The places of the dice that are said to score, ascending; empty says that the roll is a farkle. */
export type Answer = readonly number[];
