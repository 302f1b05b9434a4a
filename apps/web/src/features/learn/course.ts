import { hasLesson, type LessonGroup, type LessonPlan, lessonPlans, withHouseRule } from '@farkle/lessons';
import type { LessonProgress } from '@farkle/profile';
import type { RuleSet } from '@farkle/rules';

/** The groups of lessons, in the order in which they are offered. */
export const lessonGroups = [
  'firstSteps',
  'gettingGood',
  'houseRules',
] as const satisfies readonly LessonGroup[];

/** A lesson as it is offered: its plan, and the rules that it is taken under. */
export interface OfferedLesson extends Pick<LessonPlan, 'id' | 'group'> {
  readonly field: keyof RuleSet | null;
  readonly ruleSet: RuleSet;
}

/** How a lesson stands: done, put off, the one that is proposed next, or none of these. */
export type LessonStanding = 'done' | 'skipped' | 'next' | 'open';

/** Every lesson that there is at a table, a house rule with a value that the table has not. */
export function courseFor(base: RuleSet): readonly OfferedLesson[] {
  return lessonPlans
    .filter((plan) => hasLesson(plan, base))
    .map(({ id, group, field = null }) => ({
      id,
      group,
      field,
      ruleSet: field === null ? base : ofItsOwn(id, withHouseRule(field, base)),
    }));
}

/** The lesson to take next: the one under way, else the first that is neither done nor put off; null when none is left. */
export function nextLesson(
  course: readonly OfferedLesson[],
  { done, skipped, at }: LessonProgress,
): OfferedLesson | null {
  const begun = course.find(({ id }) => id === at?.lesson);
  return begun ?? course.find(({ id }) => !done.includes(id) && !skipped.includes(id)) ?? null;
}

/** The lesson that follows one in the course and is not yet done; from the end it begins anew. Null when all are done. */
export function lessonAfter(
  course: readonly OfferedLesson[],
  id: string,
  { done, skipped }: LessonProgress,
): OfferedLesson | null {
  const at = course.findIndex((each) => each.id === id);
  const order = [...course.slice(at + 1), ...course.slice(0, Math.max(0, at))];
  return order.find((each) => !done.includes(each.id) && !skipped.includes(each.id)) ?? null;
}

/** How a lesson stands. */
export function standingOf(
  { id }: OfferedLesson,
  { done, skipped }: LessonProgress,
  next: OfferedLesson | null,
): LessonStanding {
  if (next?.id === id) return 'next';
  if (done.includes(id)) return 'done';
  return skipped.includes(id) ? 'skipped' : 'open';
}

/** Some lessons are on one value of their rule alone. */
function ofItsOwn(id: string, ruleSet: RuleSet): RuleSet {
  if (id === 'linear') return { ...ruleSet, ofAKind: 'linear' };
  return id === 'triplesOnly' ? { ...ruleSet, ofAKind: 'none' } : ruleSet;
}
