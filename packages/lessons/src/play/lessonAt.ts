import type { Dice } from '@farkle/rules';
import type { Lesson, LessonDecision } from '../plan/lesson.ts';
import { layLessonTable } from './lessonTable.ts';
import { doStep } from './rightPath.ts';

/** A lesson's table as a step finds it: the game as a save keeps it, and what is still to come. */
export interface LessonMoment {
  readonly saved: unknown;
  readonly rolls: readonly Dice[];
  readonly decisions: readonly LessonDecision[];
}

/** The table as a step finds it when everything before has been done as asked; step 0 is the lesson's start. */
export function lessonAt(lesson: Lesson, step: number): LessonMoment {
  const table = layLessonTable(lesson);
  for (const { ask } of lesson.steps.slice(0, step)) doStep(table, ask);
  return {
    saved: JSON.parse(JSON.stringify(table.actor.getPersistedSnapshot())),
    rolls: lesson.rolls.slice(table.rolled()),
    decisions: lesson.decisions.slice(table.decided()),
  };
}
