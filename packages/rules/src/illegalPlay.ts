import type { Dice } from './dice.ts';

/**
 * Why a move is not possible. A value, never an exception: the front end turns the code and its figures
 * into a sentence. Amounts are points.
 */
export type IllegalPlay =
  /** No die was set aside; every roll but the first of a turn must be answered with at least one. */
  | { readonly code: 'nothingSelected'; readonly dice: Dice }
  /** `dice`: the fewest dice whose removal makes the rest a legal selection. */
  | { readonly code: 'doesNotScore'; readonly dice: Dice }
  /** `dice`: selected dice that the current roll does not hold. */
  | { readonly code: 'notInRoll'; readonly dice: Dice }
  /** There is no roll to answer: the dice have to be rolled first. */
  | { readonly code: 'rollFirst' }
  /** The roll was a farkle; this turn is over. */
  | { readonly code: 'turnIsOver' }
  /** Hot dice, and the rule set says that they must be rolled. */
  | { readonly code: 'hotDiceMustRoll' }
  /** The first bank of a player needs `needs` points in the turn; there would be `have`. */
  | { readonly code: 'belowEntryMinimum'; readonly needs: number; readonly have: number }
  /** Every bank needs `needs` points in the turn; there would be `have`. */
  | { readonly code: 'belowBankMinimum'; readonly needs: number; readonly have: number }
  /** This seat has left or does not exist. */
  | { readonly code: 'seatIsEmpty' }
  /** A finished game takes no more moves. */
  | { readonly code: 'gameIsOver' };

/** The code alone, for maps from a reason to words. */
export type IllegalPlayCode = IllegalPlay['code'];
