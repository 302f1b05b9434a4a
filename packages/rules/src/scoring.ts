import type { Dice } from './dice.ts';
import { multisetOf } from './multisets.ts';
import type { RuleSet } from './ruleSet.ts';
import { ruleTables } from './tableCache.ts';
import type { Verdict } from './verdicts.ts';

/**
 * What a selection is worth: the highest over all ways to divide it completely into combinations of the rule set, with
 * the division that is worth it. A selection that cannot be divided is answered with the fewest dice whose removal
 * makes the rest legal (of several such groups the one that leaves the most points; all dice, when none of them
 * scores), an empty one with `nothingSelected`. The answer is frozen and shared between calls.
 * @throws TypeError or RangeError when `dice` is not a list of zero to six faces.
 */
export function scoreSelection(dice: Dice, ruleSet: RuleSet): Verdict {
  return ruleTables(ruleSet).verdicts[multisetOf(dice)] as Verdict;
}
