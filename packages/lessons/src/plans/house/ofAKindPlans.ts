import type { OfAKind } from '@farkle/rules';
import { attempt, bank, hold, type LessonPlan, roll } from '../../plan/script.ts';
import { worth } from '../worth.ts';

/** Four, five and six of a kind as multiples of three of a kind. */
function multiplied(id: OfAKind): LessonPlan {
  return {
    id,
    group: 'houseRules',
    field: 'ofAKind',
    script: (ruleSet) => ({
      rules: { ofAKind: id },
      rolls: ['3-3-3-3-2-4', '3-3-3-3-3-6', '3-3-3-3-3-3'],
      figures: { three: worth('3-3-3', ruleSet) },
      steps: [
        roll('roll'),
        hold('four', '3-3-3-3'),
        bank('bank', '3-3-3-3'),
        roll('next'),
        hold('five', '3-3-3-3-3'),
        bank('bank', '3-3-3-3-3'),
        roll('next'),
        hold('six', '3-3-3-3-3-3'),
        bank('bank', '3-3-3-3-3-3'),
      ],
    }),
  };
}

/** Only three of a kind exist. */
const triplesOnly: LessonPlan = {
  id: 'triplesOnly',
  group: 'houseRules',
  field: 'ofAKind',
  script: (ruleSet) => ({
    rules: { ofAKind: 'none' },
    rolls: ['2-2-2-2-3-4', '5-5-5-5-3-4'],
    figures: { threeFives: worth('5-5-5', ruleSet), single5: worth('5', ruleSet) },
    steps: [
      roll('roll'),
      attempt('four', '2-2-2-2', 'doesNotScore'),
      hold('three', '2-2-2'),
      bank('bank', '2-2-2'),
      roll('next'),
      hold('fives', '5-5-5-5'),
      bank('bank', '5-5-5-5'),
    ],
  }),
};

/** What four, five and six of a kind are worth: one lesson for each way that is not `flat`. */
export const ofAKindPlans: readonly LessonPlan[] = [multiplied('doubled'), multiplied('linear'), triplesOnly];
