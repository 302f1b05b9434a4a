import type { RuleSet } from '@farkle/rules';
import { withHouseRule } from './house.ts';
import type { Lesson } from './plan/lesson.ts';
import type { LessonPlan } from './plan/script.ts';
import { bankOrRoll, farkle, hotDice, turn } from './plans/aTurn.ts';
import {
  bankMinimum,
  ending,
  entryMinimum,
  mustRoll,
  target,
  threeFarkles,
} from './plans/house/flowPlans.ts';
import { ofAKindPlans } from './plans/house/ofAKindPlans.ts';
import { worthPlans } from './plans/house/worthPlans.ts';
import { lastDice, odds, rollMore } from './plans/odds.ts';
import { finalRound, lastDie, playToTheScore, sharedWin } from './plans/theEnd.ts';
import { bigCombinations, gameDivides, sameRoll, scoring } from './plans/whatScores.ts';
import { layLesson } from './play/layLesson.ts';

/** Every lesson, in the order in which they are offered. */
export const lessonPlans: readonly LessonPlan[] = Object.freeze([
  turn,
  scoring,
  farkle,
  bankOrRoll,
  bigCombinations,
  sameRoll,
  hotDice,
  gameDivides,
  finalRound,
  sharedWin,
  rollMore,
  odds,
  lastDice,
  lastDie,
  playToTheScore,
  target,
  ending,
  entryMinimum,
  bankMinimum,
  threeFarkles,
  mustRoll,
  ...ofAKindPlans,
  ...worthPlans,
]);

/** The plan of a lesson by its id; null for a name that no lesson has. */
export function lessonPlan(id: string): LessonPlan | null {
  return lessonPlans.find((plan) => plan.id === id) ?? null;
}

/**
 * A lesson under a rule set. A lesson on a house rule is about the value that the rule set gives to its rule, or, where
 * that value has nothing to teach (the rule is off, or its minimum is out of reach of the lesson's dice), about a usual
 * one. Null for a lesson whose subject the rule set has not, and for a name that no lesson has.
 */
export function lessonFor(id: string, ruleSet: RuleSet): Lesson | null {
  const plan = lessonPlan(id);
  if (plan === null) return null;
  const lesson = layLesson(plan, ruleSet);
  if (lesson !== null || plan.field === undefined) return lesson;
  return layLesson(plan, withHouseRule(plan.field, ruleSet));
}

/**
 * The lesson as the list offers it: one on a house rule is about a value that the rule set has not. Null where the
 * lesson has no subject under the rule set.
 */
export function offeredLesson(id: string, ruleSet: RuleSet): Lesson | null {
  const field = lessonPlan(id)?.field;
  return lessonFor(id, field === undefined ? ruleSet : withHouseRule(field, ruleSet));
}

/** Whether a lesson has a subject under a rule set. */
export function hasLesson(plan: LessonPlan, ruleSet: RuleSet): boolean {
  return plan.field !== undefined || plan.script(ruleSet) !== null;
}
