import type { Rating } from '../rating/glicko.ts';
import { ratingAfterAnswer, traineeRating } from '../rating/traineeRating.ts';
import type { Mistake } from '../repetition/mistake.ts';

/** One answer, as it is kept. */
export interface AnswerRecord {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isRight: boolean;
  /** A mistake that came back: it did not move the rating. */
  readonly isRepeat: boolean;
  /** The rating after it, in whole points. */
  readonly rating: number;
  /** The question's difficulty, in whole rating points. */
  readonly difficulty: number;
}

/** One session, as far as it went. */
export interface SessionRecord {
  /** When it began, in milliseconds since 1970; it names the session. */
  readonly at: number;
  readonly answered: number;
  readonly right: number;
  /** The rating when it began and after its last answer, in whole points. */
  readonly before: number;
  readonly after: number;
}

/** How somebody stands in a drill under one rule set. */
export interface DrillRecord {
  readonly rating: Rating;
  /** Questions answered so far, and how many of them rightly. */
  readonly answered: number;
  readonly right: number;
  /** The latest answers, oldest first; at most `mostAnswers`. */
  readonly answers: readonly AnswerRecord[];
  /** The latest sessions, oldest first; at most `mostSessions`. */
  readonly sessions: readonly SessionRecord[];
  /** Questions that are to come back. */
  readonly mistakes: readonly Mistake[];
}

/** As many answers and sessions are kept; what is older stays in the counts. */
export const mostAnswers = 300;
const mostSessions = 200;

/** A newcomer's. */
export const newRecord: DrillRecord = Object.freeze({
  rating: traineeRating,
  answered: 0,
  right: 0,
  answers: Object.freeze([]),
  sessions: Object.freeze([]),
  mistakes: Object.freeze([]),
});

/** An answer as it is to be recorded. */
export interface GivenAnswer {
  readonly at: number;
  /** When the session began, in milliseconds since 1970. */
  readonly sessionAt: number;
  readonly difficulty: number;
  /** From 0 to 1. */
  readonly score: number;
  readonly isRight: boolean;
  readonly isRepeat: boolean;
}

/** The record after one more answer. The mistakes are `mistakesAfter`'s part. */
export function recordAfter(record: DrillRecord, given: GivenAnswer): DrillRecord {
  const { at, sessionAt, difficulty, score, isRight, isRepeat } = given;
  const rating = isRepeat ? record.rating : ratingAfterAnswer(record.rating, difficulty, score);
  const points = Math.round(rating.rating);
  const answer: AnswerRecord = { at, isRight, isRepeat, rating: points, difficulty: Math.round(difficulty) };
  const under = record.sessions.find((session) => session.at === sessionAt);
  const session: SessionRecord = {
    at: sessionAt,
    answered: (under?.answered ?? 0) + 1,
    right: (under?.right ?? 0) + (isRight ? 1 : 0),
    before: under?.before ?? Math.round(record.rating.rating),
    after: points,
  };
  return {
    rating,
    answered: record.answered + 1,
    right: record.right + (isRight ? 1 : 0),
    answers: [...record.answers, answer].slice(-mostAnswers),
    sessions: [...record.sessions.filter((each) => each !== under), session].slice(-mostSessions),
    mistakes: record.mistakes,
  };
}
