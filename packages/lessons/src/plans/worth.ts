import type { RuleSet } from '@farkle/rules';
import { scoreSelection } from '@farkle/rules';
import { diceOf } from '../plan/script.ts';

/** What these dice are worth under a rule set, in points; 0 when they do not all score. */
export function worth(dice: string, ruleSet: RuleSet): number {
  const verdict = scoreSelection(diceOf(dice), ruleSet);
  return verdict.ok ? verdict.value.points : 0;
}
