import type { ScoringRules } from '../ruleFields.ts';
import type { Combination } from './combination.ts';
import { ofAKind } from './ofAKind.ts';
import { pairsAndTriplets } from './pairsAndTriplets.ts';
import { singles } from './singles.ts';
import { straights } from './straights.ts';

/**
 * Every combination that scores under a rule set, each group of dice once, with its worth. No group of dice is two
 * combinations at a time, so this is the whole of a table's scoring.
 */
export function enabledCombinations(rules: ScoringRules): readonly Combination[] {
  return [...singles(), ...ofAKind(rules), ...straights(rules), ...pairsAndTriplets(rules)];
}
