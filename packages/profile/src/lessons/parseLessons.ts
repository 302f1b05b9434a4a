import * as v from 'valibot';
import { type LessonProgress, noLessons } from './lessonProgress.ts';

/** More lessons, longer names and more steps than there will ever be; what is beyond was written by no version. */
const mostLessons = 500;
const name = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/));
const rules = v.pipe(v.string(), v.maxLength(400));
const step = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000));

/** Names that are none are left out; the others are kept once each, also those of lessons that are gone or to come. */
const names = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => [...new Set(list.filter((each) => v.is(name, each)))].slice(0, mostLessons)),
);

/** Every field falls back alone. */
const lessons = v.object({
  done: v.fallback(names, () => []),
  skipped: v.fallback(names, () => []),
  at: v.fallback(v.nullable(v.object({ lesson: name, rules, step })), noLessons.at),
  table: v.fallback(v.nullable(v.picklist(['classic', 'simple'])), noLessons.table),
});

/**
 * Reads the progress in the lessons from foreign data. It always succeeds: a field that is missing or makes no sense is
 * that of a new device, and the others keep theirs.
 */
export function parseLessons(value: unknown): LessonProgress {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return v.parse(lessons, isObject ? { ...value } : {});
}
