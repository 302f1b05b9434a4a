import { chanceOf } from '../chance/chance.ts';
import type { DrillLogic } from '../session/drill.ts';

/**
 * How many questions each answer key is held against another way of finding it: ten thousand in the heavy tests, a
 * part of them whenever tests run.
 */
export const drawnCount = process.env.FARKLE_HEAVY === undefined ? 1_000 : 10_000;

/** Questions as sessions of ten ask them, at all levels from newcomer to expert. */
export function drawnQuestions<Question>({
  draw,
}: Pick<DrillLogic<Question, unknown, unknown>, 'draw'>): readonly Question[] {
  const questions: Question[] = [];
  for (let session = 0; questions.length < drawnCount; session++) {
    const asked: Question[] = [];
    for (let number = 0; number < 10; number++) {
      asked.push(draw({ aim: 900 + 60 * (session % 20), asked, chance: chanceOf([session, 20, 6], number) }));
    }
    questions.push(...asked);
  }
  return questions;
}
