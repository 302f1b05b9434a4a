import type { Dice, Face } from './dice.ts';
import { multisetOf, rollMultisetOf } from './multisets.ts';
import type { RuleSet } from './ruleSet.ts';
import type { Selection } from './ruleTables.ts';
import { ruleTables } from './tableCache.ts';

/**
 * Every distinct legal selection of a roll once, dice alike being the same: its dice sorted and its points. Fewer dice
 * come first, dice of equal number in dictionary order; a farkle has none. Frozen and shared between calls.
 * @throws TypeError or RangeError when `roll` is not a list of one to six faces.
 */
export function legalSelections(roll: Dice, ruleSet: RuleSet): readonly Selection[] {
  return ruleTables(ruleSet).selections[rollMultisetOf(roll)] as readonly Selection[];
}

/**
 * The legal selection of the most points, of equals the one of the fewest dice; null on a farkle. It is the most to be
 * had from this roll at once, which is not always the best move.
 * @throws TypeError or RangeError when `roll` is not a list of one to six faces.
 */
export function bestSelection(roll: Dice, ruleSet: RuleSet): Selection | null {
  return ruleTables(ruleSet).best[rollMultisetOf(roll)] as Selection | null;
}

/**
 * Whether a roll holds no combination at all, which ends the turn.
 * @throws TypeError or RangeError when `roll` is not a list of one to six faces.
 */
export function isFarkle(roll: Dice, ruleSet: RuleSet): boolean {
  return bestSelection(roll, ruleSet) === null;
}

/** What one die of a roll is good for. */
export interface DieOutlook {
  readonly face: Face;
  /** Whether some legal selection of the roll has this die in it. */
  readonly scores: boolean;
  /** What the die scores when it is set aside alone, in points; 0 when it needs others. */
  readonly alone: number;
}

/**
 * Each die of a roll, in the order in which they lie, with what it is good for.
 * @throws TypeError or RangeError when `roll` is not a list of one to six faces.
 */
export function scoringDice(roll: Dice, ruleSet: RuleSet): readonly DieOutlook[] {
  const selections = legalSelections(roll, ruleSet);
  const { points } = ruleTables(ruleSet);
  return roll.map((face) => ({
    face,
    scores: selections.some(({ dice }) => dice.includes(face)),
    alone: points[multisetOf([face])] as number,
  }));
}
