import { type ChanceSeed, chanceOf } from '../../chance/chance.ts';
import type { Preset } from '../../rules/preset.ts';
import { drawQuestion } from './drawQuestion.ts';
import { type Answer, answerKey, type Question } from './question.ts';
import { type Standing, standingAfter } from './standing.ts';

/** A round has so many questions. */
export const questionsInRound = 10;

/** A question with what was answered. */
export interface AnsweredQuestion {
  readonly question: Question;
  readonly answer: Answer;
  readonly isRight: boolean;
}

/** A round of the drill: `asking`, then `telling` after each answer, `over` after the last. Plain JSON. */
export interface Round {
  readonly preset: Preset;
  readonly seed: ChanceSeed;
  readonly phase: 'asking' | 'telling' | 'over';
  /** The question on the table; the last one once the round is over. */
  readonly question: Question;
  readonly answered: readonly AnsweredQuestion[];
  /** How the person stands now, this round's answers included. */
  readonly standing: Standing;
  /** The level that the round began with. */
  readonly levelBefore: number;
}

export type RoundEvent =
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'next' }
  | { readonly type: 'started'; readonly round: Round };

/** A new round at a table. The same seed and the same answers ask the same questions. */
export function startRound(preset: Preset, standing: Standing, seed: ChanceSeed): Round {
  const question = drawQuestion(preset, standing, [], chanceOf(seed, 0));
  return { preset, seed, phase: 'asking', question, answered: [], standing, levelBefore: standing.level };
}

/** The round after an event. An event that does not fit, such as a second press, changes nothing. */
export function roundAfter(round: Round, event: RoundEvent): Round {
  switch (event.type) {
    case 'started':
      return event.round;
    case 'answered':
      return round.phase === 'asking' ? answer(round, event.answer) : round;
    case 'next':
      return round.phase === 'telling' ? next(round) : round;
    default:
      return event satisfies never;
  }
}

function answer(round: Round, given: Answer): Round {
  const { question, answered, standing } = round;
  if (!question.options.includes(given)) return round;
  const isRight = given === answerKey(question.position, question.preset).answer;
  return {
    ...round,
    phase: 'telling',
    answered: [...answered, { question, answer: given, isRight }],
    standing: standingAfter(standing, question.topic, isRight),
  };
}

function next(round: Round): Round {
  const { preset, seed, answered, standing } = round;
  if (answered.length === questionsInRound) {
    return { ...round, phase: 'over', standing: { ...standing, rounds: standing.rounds + 1 } };
  }
  const asked = answered.map(({ question }) => question);
  const question = drawQuestion(preset, standing, asked, chanceOf(seed, answered.length));
  return { ...round, phase: 'asking', question };
}
