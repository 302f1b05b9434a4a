import type { Dice, RuleSet } from '@farkle/rules';
import { diceInPlay, farkleOdds, isFarkle, multisetDice, multisetStart, outcomeClasses } from '@farkle/rules';

/** What a roll of so many dice has in store. */
export interface RollOdds {
  readonly dice: number;
  /** Farkles among all equally likely rolls; an exact fraction, not reduced. */
  readonly farkles: number;
  readonly rolls: number;
  /** The chance of a farkle, 0 to 1. */
  readonly chance: number;
  /** The chance that every die scores: hot dice, when these were the last. */
  readonly allScore: number;
  /** A roll that farkles; null where none does. */
  readonly example: Dice | null;
}

/** The odds of rolls of one to six dice under a rule set, in this order. */
export function rollOdds(ruleSet: RuleSet): readonly RollOdds[] {
  return Array.from({ length: diceInPlay }, (_, at) => {
    const dice = at + 1;
    const { farkles, rolls } = farkleOdds(dice, ruleSet);
    return {
      dice,
      farkles,
      rolls,
      chance: farkles / rolls,
      allScore: waysAllScore(dice, ruleSet) / rolls,
      example: farkleOf(dice, ruleSet),
    };
  });
}

function waysAllScore(dice: number, ruleSet: RuleSet): number {
  return outcomeClasses(dice, ruleSet)
    .filter(({ choices }) => choices.some(({ count }) => count === dice))
    .reduce((sum, { ways }) => sum + ways, 0);
}

/** The first farkle in dictionary order. */
function farkleOf(dice: number, ruleSet: RuleSet): Dice | null {
  const rolls = multisetDice.slice(multisetStart[dice], multisetStart[dice + 1]);
  return rolls.find((roll) => isFarkle(roll, ruleSet)) ?? null;
}
