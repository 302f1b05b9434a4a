import { hasLesson, lessonPlan } from '@farkle/lessons';
import { classic, type RuleSet } from '@farkle/rules';
import { lessonAddress } from '../learn/lessonAddress.ts';

/** The tips of the page. */
export const tips = ['lessDice', 'lastDice', 'lastHope', 'score'] as const;

export type TipName = (typeof tips)[number];

/** The lesson in which a tip is practised. */
const lessons: Readonly<Record<TipName, string>> = {
  lessDice: 'rollMore',
  lastDice: 'lastDice',
  lastHope: 'lastDie',
  score: 'playToTheScore',
};

/** The address of a tip's lesson, under these rules or, where they leave it without a subject, the classic ones. */
export function tipLesson(tip: TipName, ruleSet: RuleSet): string {
  const plan = lessonPlan(lessons[tip]);
  if (plan === null) throw new Error(`The tip ${tip} names a lesson that is not there: ${lessons[tip]}.`);
  return lessonAddress(plan.id, hasLesson(plan, ruleSet) ? ruleSet : classic);
}
