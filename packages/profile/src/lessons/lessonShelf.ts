import { openTextShelf, type TextShelf } from '../settings/textShelf.ts';
import type { LessonProgress } from './lessonProgress.ts';
import { parseLessons } from './parseLessons.ts';

/** Under this key of `localStorage` the progress lies as JSON. */
export const lessonsKey = 'farkle.lessons';

/** Progress that can be read, changed and watched; `read` and `subscribe` fit React's `useSyncExternalStore`. */
export interface LessonShelf {
  /** Whether progress outlives the page. */
  readonly persistent: boolean;
  /** The progress now; the same object as long as nothing changes. */
  read(): LessonProgress;
  /** Changes the progress as it lies now, also what another tab has just written. */
  change(step: (progress: LessonProgress) => LessonProgress): void;
  /** Calls back after a change made here or in another tab, until the returned function is called. */
  subscribe(changed: () => void): () => void;
}

/** Progress on a shelf. */
export function createLessonShelf(shelf: TextShelf): LessonShelf {
  const listeners = new Set<() => void>();
  let stopWatching: (() => void) | null = null;
  let seenText: string | null = null;
  let seen = parseLessons(null);

  function read(): LessonProgress {
    const text = shelf.read();
    if (text !== seenText) {
      seenText = text;
      seen = parseLessons(fromJson(text));
    }
    return seen;
  }

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  return {
    get persistent() {
      return shelf.persistent;
    },
    read,
    change(step) {
      const text = JSON.stringify(step(read()));
      if (text === JSON.stringify(read())) return;
      shelf.write(text);
      tell();
    },
    subscribe(listener) {
      const own = (): void => listener();
      listeners.add(own);
      stopWatching ??= shelf.watch(tell);
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = null;
      };
    },
  };
}

function fromJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The lessons of this device. On a server nobody has done any, and nothing is kept. */
export const deviceLessons: LessonShelf = createLessonShelf(openTextShelf(lessonsKey));
