import type { TableEvent, TableView } from '@farkle/engine';
import { beginLesson, type Deed, follow, type Lesson, type LessonProgress } from '@farkle/lessons';

/** The teacher at one table: keeps how far the reader has come. */
export interface LessonStore {
  readonly read: () => LessonProgress;
  readonly subscribe: (listener: () => void) => () => void;
  /** Something was done that is no move at the table. */
  readonly hear: (deed: Exclude<Deed, { kind: 'move' }>, view: TableView) => void;
  /** Asks the teacher about a move; false keeps it from the table. */
  readonly referee: (event: TableEvent, view: TableView) => boolean;
}

/** A teacher for one lesson, from one of its steps on. */
export function createLessonStore(lesson: Lesson, step: number): LessonStore {
  const listeners = new Set<() => void>();
  let progress = beginLesson(step);

  function deed(done: Deed, view: TableView): boolean {
    const followed = follow(lesson, progress, view, done);
    if (followed.progress !== progress) {
      progress = followed.progress;
      for (const listener of [...listeners]) listener();
    }
    return followed.allowed;
  }

  return {
    read: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear: (done, view) => void deed(done, view),
    referee: (event, view) => deed({ kind: 'move', event }, view),
  };
}
