import { type Card, fsrs, Rating, type State } from 'ts-fsrs';
import type { Mistake, Schedule } from './mistake.ts';

/*
 * Spaced repetition by FSRS, the Free Spaced Repetition Scheduler (J. Ye, J. Su, Y. Cao, A Stochastic Shortest Path
 * Algorithm for Optimizing Spaced Repetition Scheduling, KDD 2022), as the library ts-fsrs computes it. A miss is
 * `Again`, a right answer is `Good`. No fuzz, so that the same answers give the same days.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
});

/** A question is known, and comes back no more, once it need not be asked for so many days. */
const knownAfterDays = 21;
/** As many mistakes wait at most in a drill under one rule set. */
export const mostMistakes = 120;

/** An answer, as far as it matters for repetition. */
export interface ReviewedAnswer {
  readonly question: unknown;
  readonly signature: string;
  readonly isRight: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The mistakes after an answer: a missed question is among them, a right answer sends a waiting one further away or
 * out of the list. Where there are too many, those that wait longest go first.
 */
export function mistakesAfter(mistakes: readonly Mistake[], answer: ReviewedAnswer): readonly Mistake[] {
  const { question, signature, isRight, at } = answer;
  const waiting = mistakes.find((mistake) => mistake.signature === signature);
  if (waiting === undefined && isRight) return mistakes;
  const others = mistakes.filter((mistake) => mistake !== waiting);
  const schedule = scheduleAfter(waiting?.schedule ?? null, isRight, at);
  if (isRight && schedule.scheduledDays >= knownAfterDays) return others;
  return [...others, { question: waiting?.question ?? question, signature, schedule }]
    .sort((a, b) => a.schedule.due - b.schedule.due)
    .slice(0, mostMistakes);
}

function scheduleAfter(before: Schedule | null, isRight: boolean, at: number): Schedule {
  const { card } = scheduler.next(cardOf(before, at), new Date(at), isRight ? Rating.Good : Rating.Again);
  return {
    due: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    reviewedAt: at,
  };
}

function cardOf(schedule: Schedule | null, at: number): Card {
  const card = {
    due: new Date(schedule?.due ?? at),
    stability: schedule?.stability ?? 0,
    difficulty: schedule?.difficulty ?? 0,
    elapsed_days: 0,
    scheduled_days: schedule?.scheduledDays ?? 0,
    learning_steps: schedule?.learningSteps ?? 0,
    reps: schedule?.reps ?? 0,
    lapses: schedule?.lapses ?? 0,
    state: (schedule?.state ?? 0) as State,
  };
  // A clock that was set back must not make the last review lie ahead.
  return schedule === null ? card : { ...card, last_review: new Date(Math.min(schedule.reviewedAt, at)) };
}
