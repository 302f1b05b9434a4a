/** Where somebody stands in the lessons on this device. */
export interface LessonProgress {
  /** The lessons done, each once. */
  readonly done: readonly string[];
  /** Lessons put off: they are not proposed again, and can be taken at any time. */
  readonly skipped: readonly string[];
  /** A lesson begun and not finished: its id, the rules it is taken under as they stand in its address, and its step. */
  readonly at: { readonly lesson: string; readonly rules: string; readonly step: number } | null;
  /** The table that lessons are taken under; null until one has been chosen. */
  readonly table: 'classic' | 'simple' | null;
}

/** A device on which no lesson has been opened. */
export const noLessons: LessonProgress = Object.freeze({
  done: Object.freeze([]),
  skipped: Object.freeze([]),
  at: null,
  table: null,
});

/** The same progress with one lesson done. */
export function lessonDone(progress: LessonProgress, lesson: string): LessonProgress {
  return {
    ...progress,
    done: progress.done.includes(lesson) ? progress.done : [...progress.done, lesson],
    skipped: progress.skipped.filter((each) => each !== lesson),
    at: progress.at?.lesson === lesson ? null : progress.at,
  };
}

/** The same progress with one lesson put off; one that is done stays done. */
export function lessonSkipped(progress: LessonProgress, lesson: string): LessonProgress {
  const known = progress.done.includes(lesson) || progress.skipped.includes(lesson);
  return {
    ...progress,
    skipped: known ? progress.skipped : [...progress.skipped, lesson],
    at: progress.at?.lesson === lesson ? null : progress.at,
  };
}
