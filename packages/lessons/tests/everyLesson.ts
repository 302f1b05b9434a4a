import { classic, type RuleSet, simple } from '@farkle/rules';
import { withHouseRule } from '../src/house.ts';
import { lessonFor, lessonPlans } from '../src/lessons.ts';
import type { Lesson } from '../src/plan/lesson.ts';

/** Rules that lessons are taken under: both tables, and for each house rule every value that the set-up page offers. */
const offers: Partial<Record<keyof RuleSet, readonly unknown[]>> = {
  target: [5000, 10_000, 15_000, 20_000],
  ending: ['finalRound', 'immediate'],
  entryMinimum: [0, 350, 500, 1000],
  bankMinimum: [0, 300],
  threeFarkles: [0, 500, 1000],
  threeOnes: [300, 1000],
  straight: [0, 1500, 2500, 3000],
  threePairs: [0, 750, 1500],
  fourOfAKindAndPair: [0, 1500],
  twoTriplets: [0, 2500],
  lowStraight: [0, 500],
  highStraight: [0, 750],
};

/** A lesson with the name of its rules. */
export interface TakenLesson {
  readonly name: string;
  readonly lesson: Lesson;
}

/** The rule sets that a lesson is taken under at a table: house rules with another value, at `classic` with every one. */
function ruleSetsOf(field: keyof RuleSet | undefined, base: RuleSet): RuleSet[] {
  if (field === undefined) return [base];
  const other = withHouseRule(field, base);
  if (base !== classic) return [other];
  const values = (offers[field] ?? []).filter((value) => value !== other[field]);
  return [other, ...values.map((value) => ({ ...base, [field]: value }))];
}

/** Every lesson that there is under both tables. */
export const everyLesson: readonly TakenLesson[] = Object.entries({ classic, simple }).flatMap(
  ([table, base]) =>
    lessonPlans.flatMap(({ id, field }) =>
      ruleSetsOf(field, base).flatMap((ruleSet) => {
        const lesson = lessonFor(id, ruleSet);
        const value = field === undefined ? '' : ` ${ruleSet[field]}`;
        return lesson === null ? [] : [{ name: `${table}: ${id}${value}`, lesson }];
      }),
    ),
);
