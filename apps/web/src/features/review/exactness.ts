import type { Goal, RuleSet } from '@farkle/rules';
import type { Currency } from '@farkle/strategy';
import type { Knowledge } from '../brain/brainMessages.ts';

/** How exact the values of a review are, as the key of its sentence and the figure in it. */
export type Exactness =
  | { readonly code: 'chanceExact' | 'chanceRough' | 'points' | 'pointsExact' | 'turnsExact' }
  /** Off by so much of a chance at most. */
  | { readonly code: 'chanceNearly'; readonly off: number };

/** The largest errors of the quick solve, which its tests hold, without and with the penalty for three farkles. */
const quickErrors = { plain: 0.001, penalty: 0.003 };

/** Above this target no quick table has been measured against an exact one. */
const measuredTarget = 10_000;

/** How exact a review is: by its currency, by how well the game was known, and by what can be exact at all. */
export function exactnessOf(
  currency: Currency,
  knowledge: Knowledge,
  { ruleSet, goal, seats }: { ruleSet: RuleSet; goal: Goal; seats: number },
): Exactness {
  switch (currency) {
    case 'turns':
      return { code: 'turnsExact' };
    case 'points':
      return {
        code: seats === 1 && goal.kind === 'turns' && ruleSet.threeFarkles === 0 ? 'pointsExact' : 'points',
      };
    case 'winChance':
      if (seats > 2 || ruleSet.target > measuredTarget) return { code: 'chanceRough' };
      if (knowledge === 'exact') return { code: 'chanceExact' };
      return {
        code: 'chanceNearly',
        off: ruleSet.threeFarkles > 0 ? quickErrors.penalty : quickErrors.plain,
      };
    default:
      return currency satisfies never;
  }
}
