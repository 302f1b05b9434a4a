import type { Refusal } from '@farkle/engine';
import type { Lesson, Step } from '../plan/lesson.ts';
import type { Saying } from '../plan/saying.ts';

/** What the lesson answers to a deed that it did not ask for. */
export type Reply =
  /** A sentence of the lesson. */
  | { readonly kind: 'saying'; readonly say: Saying }
  /** The rule's own reason. */
  | { readonly kind: 'refusal'; readonly refusal: Refusal };

/** How far a reader has come. Plain JSON. */
export interface LessonProgress {
  /** The step that is asked for; the number of steps when the lesson is done. */
  readonly step: number;
  /** What was answered to the last deed; null when there is nothing to answer. */
  readonly reply: Reply | null;
  /** Counts the replies of the lesson, so that the same words can be told twice. */
  readonly replies: number;
  /** Deeds of this step that were not asked for. */
  readonly tries: number;
  /** Whether the hint of this step is told. */
  readonly hinted: boolean;
  /** The press that the step asks for has been made, and its outcome is not yet to be seen. */
  readonly underWay: boolean;
  /** The selection that was looked at last, as places. */
  readonly looked: string;
}

/** After so many deeds that were not asked for somebody counts as stuck. */
const triesBeforeHint = 2;

/** Where every lesson begins, or goes on. */
export function beginLesson(step = 0): LessonProgress {
  return { step, reply: null, replies: 0, tries: 0, hinted: false, underWay: false, looked: '' };
}

/** The step that is asked for; null when the lesson is done. */
export function stepOf(lesson: Lesson, { step }: LessonProgress): Step | null {
  return lesson.steps[step] ?? null;
}

/** The next step, with nothing tried yet. */
export function nextStep(progress: LessonProgress): LessonProgress {
  return { ...beginLesson(progress.step + 1), replies: progress.replies, looked: progress.looked };
}

/** The same step, with an answer to a deed that was not asked for. */
export function reply(progress: LessonProgress, answer: Reply): LessonProgress {
  const tries = progress.tries + 1;
  return {
    ...progress,
    reply: answer,
    replies: progress.replies + 1,
    tries,
    hinted: progress.hinted || tries >= triesBeforeHint,
  };
}

/** The same step, its hint told. */
export function hint(progress: LessonProgress): LessonProgress {
  return { ...progress, hinted: true };
}
