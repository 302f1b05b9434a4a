import { lessonFor, lessonPlans } from '@farkle/lessons';
import { lessonDone, lessonSkipped, noLessons } from '@farkle/profile';
import { classic, simple } from '@farkle/rules';
import { expect, test } from 'vitest';
import { addressRules } from '../rules/addressRules.ts';
import { fieldNames } from '../rules/rulesAddress.ts';
import { courseFor, lessonAfter, nextLesson, standingOf } from './course.ts';
import { lessonAddress, lessonFrom, ruleLessonAddress } from './lessonAddress.ts';

const course = courseFor(classic);

test('the first lesson comes first, then the first that is neither done nor put off', () => {
  expect(nextLesson(course, noLessons)?.id).toBe('turn');
  const further = lessonSkipped(lessonDone(noLessons, 'turn'), 'scoring');
  expect(nextLesson(course, further)?.id).toBe('farkle');
  expect(lessonAfter(course, 'farkle', further)?.id).toBe('bankOrRoll');
  expect(course.slice(0, 3).map((each) => standingOf(each, further, nextLesson(course, further)))).toEqual([
    'done',
    'skipped',
    'next',
  ]);
});

test('a lesson under way is gone on with, and after all of them none is left', () => {
  const begun = { ...noLessons, at: { lesson: 'odds', rules: '', step: 3 } };
  expect(nextLesson(course, begun)?.id).toBe('odds');
  const all = course.reduce((progress, { id }) => lessonDone(progress, id), noLessons);
  expect(nextLesson(course, all)).toBeNull();
  expect(lessonAfter(course, 'turn', all)).toBeNull();
});

test('every lesson of a course is there under the rules that its address names', () => {
  for (const base of [classic, simple]) {
    for (const { id, ruleSet } of courseFor(base)) {
      const query = new URLSearchParams(lessonAddress(id, ruleSet).split('?')[1] ?? '');
      const address = addressRules(Object.fromEntries(query));
      expect(address).toEqual({ kind: 'rules', ruleSet });
      expect(lessonFor(id, ruleSet)?.ruleSet, id).toEqual(ruleSet);
    }
  }
  expect(courseFor(classic)).toHaveLength(lessonPlans.length);
  expect(courseFor(simple)).toHaveLength(lessonPlans.length - 1);
});

test('every rule of a table has its lesson, as the page of rules offers it', () => {
  for (const [base, ruleSet] of [['classic', classic] as const, ['simple', simple] as const]) {
    for (const field of fieldNames) {
      const [path = '', query = ''] = ruleLessonAddress(field, ruleSet, base, null).split('?');
      const address = addressRules(Object.fromEntries(new URLSearchParams(query)));
      if (address.kind === 'refused') throw new Error(`${field}: ${address.error.code}`);
      expect(lessonFor(path.replace('/learn/', ''), address.ruleSet), field).not.toBeNull();
    }
  }
});

test('a rule of a draft is explained with its value, and one that is off with a usual value', () => {
  expect(ruleLessonAddress('entryMinimum', { ...classic, entryMinimum: 350 }, 'classic')).toBe(
    '/learn/entryMinimum?entryMinimum=350&from=setUp',
  );
  expect(ruleLessonAddress('entryMinimum', classic, 'classic')).toBe(
    '/learn/entryMinimum?entryMinimum=500&from=setUp',
  );
  expect(ruleLessonAddress('hotDice', classic, 'simple')).toBe('/learn/hotDice?preset=simple&from=setUp');
  expect(ruleLessonAddress('twoTriplets', simple, 'simple')).toBe(
    '/learn/twoTriplets?preset=simple&twoTriplets=2500&from=setUp',
  );
  expect(ruleLessonAddress('ofAKind', { ...classic, ofAKind: 'none' }, 'classic')).toBe(
    '/learn/triplesOnly?ofAKind=none&from=setUp',
  );
  expect(ruleLessonAddress('threePairs', simple, 'simple', null)).toBe('/learn/threePairs?preset=simple');
  expect(lessonFrom({ from: 'setUp' })).toBe('setUp');
  expect(lessonFrom({ from: 'elsewhere' })).toBeNull();
});
