/** What happens when a player banks to the target: everyone else gets one more turn, or the game is over. */
export type Ending = 'finalRound' | 'immediate';

/** Whether a player with hot dice may bank at once or has to roll all six again. */
export type HotDice = 'mayRoll' | 'mustRoll';

/**
 * What four, five and six of a kind are worth: `flat` 1000, 2000 and 3000 points; `doubled` 2, 4 and 8 times the
 * worth of three of that face; `linear` 2, 3 and 4 times; `none`: three of a kind is the most there is.
 */
export type OfAKind = 'flat' | 'doubled' | 'linear' | 'none';

/**
 * The rules of one table, as one plain JSON value. Every number is points: a multiple of 50 from 0 to 10,000
 * (`target`: from 1,000 to 100,000), and 0 switches the combination or the rule off. Values from outside go
 * through `parseRuleSet`.
 */
export interface RuleSet {
  /** The score that ends the game. */
  readonly target: number;
  readonly ending: Ending;
  /** The least a player's first bank of the game may be. */
  readonly entryMinimum: number;
  /** The least any bank may be. */
  readonly bankMinimum: number;
  /** What the third farkle in a row costs. */
  readonly threeFarkles: number;
  readonly hotDice: HotDice;
  /**
   * Worth of three 1s. With 0 they are no combination of their own and count as single 1s; `doubled` and `linear`
   * four, five and six 1s multiply that worth and go with it, `flat` ones stay what they are.
   */
  readonly threeOnes: number;
  readonly ofAKind: OfAKind;
  /** Worth of 1-2-3-4-5-6. */
  readonly straight: number;
  /** Worth of three pairs of three different faces. */
  readonly threePairs: number;
  readonly fourOfAKindAndPair: number;
  /** Worth of two times three of a kind of two different faces. */
  readonly twoTriplets: number;
  /** Worth of 1-2-3-4-5. */
  readonly lowStraight: number;
  /** Worth of 2-3-4-5-6. */
  readonly highStraight: number;
}

/** The table of the classic game. */
export const classic: RuleSet = Object.freeze({
  target: 10_000,
  ending: 'finalRound',
  entryMinimum: 0,
  bankMinimum: 0,
  threeFarkles: 0,
  hotDice: 'mayRoll',
  threeOnes: 1000,
  ofAKind: 'flat',
  straight: 1500,
  threePairs: 1500,
  fourOfAKindAndPair: 0,
  twoTriplets: 2500,
  lowStraight: 0,
  highStraight: 0,
});

/** The short table: three pairs include four of a kind with a pair, and the game ends at once. */
export const simple: RuleSet = Object.freeze({
  ...classic,
  ending: 'immediate',
  straight: 2500,
  fourOfAKindAndPair: 1500,
  twoTriplets: 0,
});
