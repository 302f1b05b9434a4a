import { isDice, isFarkle, rollOn, whyNotBank } from '@farkle/rules';
import type { TableContext } from './tableContext.ts';
import { faceAt, placesOf, selectedDice, selectionProspect } from './tableContext.ts';

/** Whether a die that can be held lies in this place. */
export function dieLiesIn(context: TableContext, place: unknown): place is number {
  return typeof place === 'number' && faceAt(context, place) !== null;
}

/** Whether these are places of dice that can be held, each named once. */
export function diceLieIn(context: TableContext, places: unknown): places is readonly number[] {
  if (!Array.isArray(places) || new Set(places).size !== places.length) return false;
  // A copy has no holes, which every() would step over.
  return [...places].every((place) => dieLiesIn(context, place));
}

/** Whether the selection can be committed and the next roll made. */
export function mayRollOn(context: TableContext): boolean {
  return rollOn(context.game, selectedDice(context)).ok;
}

/** Whether the selection can be banked. */
export function mayBank(context: TableContext): boolean {
  return whyNotBank(context.game, selectedDice(context)) === null;
}

/** Whether the selection is legal and completes all six dice. */
export function selectionIsHot(context: TableContext): boolean {
  const seen = selectionProspect(context);
  return seen.ok && seen.value.hotDice;
}

/** Whether the roll on the table is a farkle. */
export function rollFarkled(context: TableContext): boolean {
  const { roll } = context.game.turn;
  return roll.length > 0 && isFarkle(roll, context.game.ruleSet);
}

/** Whether a computer's decision is a legal move: dice of this roll, and a command that the rules allow. */
export function decisionIsLegal(context: TableContext, dice: unknown, then: unknown): boolean {
  if (!isDice(dice) || placesOf(context, dice) === null) return false;
  if (then === 'roll') return rollOn(context.game, dice).ok;
  return then === 'bank' && whyNotBank(context.game, dice) === null;
}
