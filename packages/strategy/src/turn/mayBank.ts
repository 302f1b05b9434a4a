import { diceInPlay, type HotDice } from '@farkle/rules';

/**
 * Whether so many turn points can be banked with so many dice left. Six dice left with points at stake are hot dice.
 * `minimum` is whichever of the entry and the bank minimum holds for this turn and is the higher.
 */
export function mayBankWith(
  turnPoints: number,
  diceLeft: number,
  minimum: number,
  hotDice: HotDice,
): boolean {
  if (turnPoints <= 0 || turnPoints < minimum) return false;
  return diceLeft < diceInPlay || hotDice === 'mayRoll';
}
