import type { Refusal, TableView } from '@farkle/engine';
import { formatDice } from '@farkle/rules';
import type { Lesson, ReplyCode, Step } from '../plan/lesson.ts';
import type { Figures } from '../plan/saying.ts';
import type { LessonProgress, Reply } from './progress.ts';
import { reply } from './progress.ts';

/** Answers with the sentence of this step for a code, or else with the general one. */
export function answerWith(
  progress: LessonProgress,
  step: Step,
  code: Exclude<ReplyCode, Refusal['code']>,
  figures: Figures,
): LessonProgress {
  const own = step.replies[code];
  const say =
    own === undefined
      ? { key: `replies.${code}`, figures: { ...step.say.figures, ...figures } }
      : { ...own, figures: { ...own.figures, ...figures } };
  return reply(progress, { kind: 'saying', say });
}

/** Answers with the rule's reason: in the words of this step where it has some, else in the reason's own. */
export function answerRefusal(progress: LessonProgress, step: Step, refusal: Refusal): LessonProgress {
  const own = step.replies[refusal.code];
  const answer: Reply = own === undefined ? { kind: 'refusal', refusal } : { kind: 'saying', say: own };
  return reply(progress, answer);
}

/** The selection in figures, for answers about it. */
export function selectionFigures({ turn }: TableView): Figures {
  return {
    held: formatDice(turn.selected),
    heldCount: turn.selected.length,
    heldPoints: turn.selectionPoints,
  };
}

/** Answers after the end. */
export function answerAfterEnd(progress: LessonProgress, { end }: Lesson): LessonProgress {
  return reply(progress, { kind: 'saying', say: { key: 'replies.lessonIsOver', figures: end.figures } });
}
