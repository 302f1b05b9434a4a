import { type Outcome, type Rating, ratingAfter } from './glicko.ts';

/** How sure the difficulty of a question is, in rating points: it is set by hand or by a formula, not by play. */
const questionDeviation = 60;
/** A rating stays this unsure at least, so that it goes on following a trainee who learns. */
const leastDeviation = 60;
/** Ratings stay between these. */
const lowest = 400;
const highest = 3000;

/** A newcomer to training is surer to be in the middle than a chess player: the first questions are easy ones. */
export const traineeRating: Rating = Object.freeze({ rating: 1300, deviation: 250, volatility: 0.06 });

/** A rating after one answer; every answer is a rating period of its own, as on lichess.org. */
export function ratingAfterAnswer(before: Rating, difficulty: number, score: number): Rating {
  const outcome: Outcome = { difficulty, deviation: questionDeviation, score };
  const { rating, deviation, volatility } = ratingAfter(before, [outcome]);
  return {
    rating: Math.min(highest, Math.max(lowest, rating)),
    deviation: Math.max(leastDeviation, deviation),
    volatility,
  };
}

/** Whether a rating is still too unsure to be shown without saying so. */
export function isProvisional({ deviation }: Rating): boolean {
  return deviation > 110;
}

/**
 * The difficulty that a rating answers rightly about three times of four: hard enough to learn from, easy enough to
 * go on. 400 · log10 3 points below it.
 */
export function aimOf({ rating }: Rating): number {
  return rating - 400 * Math.log10(3);
}
