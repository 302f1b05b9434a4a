import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { TextShelf } from '../settings/textShelf.ts';
import { type LessonProgress, lessonDone, lessonSkipped, noLessons } from './lessonProgress.ts';
import { createLessonShelf } from './lessonShelf.ts';
import { parseLessons } from './parseLessons.ts';

const name = fc.constantFrom('turn', 'farkle', 'hotDice', 'entryMinimum', 'odds');
const progress: fc.Arbitrary<LessonProgress> = fc.record({
  done: fc.uniqueArray(name),
  skipped: fc.uniqueArray(name),
  at: fc.option(fc.record({ lesson: name, rules: fc.constantFrom('', 'preset=simple'), step: fc.nat(20) }), {
    nil: null,
  }),
  table: fc.constantFrom('classic', 'simple', null),
});

function shelfOf(first: string | null): TextShelf & { text: string | null } {
  return {
    text: first,
    persistent: true,
    read() {
      return this.text;
    },
    write(text) {
      this.text = text;
    },
    watch: () => () => undefined,
  };
}

describe('progress in the lessons', () => {
  test('comes back as it was kept', () => {
    fc.assert(
      fc.property(progress, (kept) => {
        expect(parseLessons(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
  });

  test('is none where anything else was kept, and every field falls back alone', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = parseLessons(value);
        expect(parseLessons(read)).toEqual(read);
      }),
    );
    expect(
      parseLessons({ done: ['turn', 7, 'turn', '<b>'], at: { lesson: 'odds', step: -1 }, table: 'other' }),
    ).toEqual({ ...noLessons, done: ['turn'] });
  });

  test('a lesson done is done once, no longer skipped, and no longer under way', () => {
    const begun = { ...noLessons, skipped: ['turn'], at: { lesson: 'turn', rules: '', step: 2 } };
    const done = lessonDone(lessonDone(begun, 'turn'), 'turn');
    expect(done).toEqual({ ...noLessons, done: ['turn'] });
    expect(lessonSkipped(done, 'turn')).toEqual(done);
    expect(lessonSkipped(noLessons, 'odds').skipped).toEqual(['odds']);
  });

  test('a damaged shelf is a new device, and the next lesson mends it', () => {
    const shelf = shelfOf('{"done":');
    const lessons = createLessonShelf(shelf);
    expect(lessons.read()).toEqual(noLessons);
    expect(lessons.read()).toBe(lessons.read());
    const heard = vi.fn();
    lessons.subscribe(heard);
    lessons.change((now) => lessonDone(now, 'turn'));
    lessons.change((now) => lessonDone(now, 'turn'));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(createLessonShelf(shelf).read().done).toEqual(['turn']);
  });
});
