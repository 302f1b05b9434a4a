import type { DecisionMade } from '@farkle/engine';
import type { GameReview, Grade, Review } from '@farkle/strategy';

/** A decision with what the coach says of it. */
export interface ReviewedMove extends DecisionMade {
  /** Its place among all decisions of the game, from 0. */
  readonly at: number;
  readonly seat: number;
  /** Which turn of its seat it belongs to, from 1. */
  readonly turn: number;
  readonly review: Review;
}

/** Every decision with its review; both lists are of the same moves in the same order. */
export function reviewedMoves(decisions: readonly DecisionMade[], { moves }: GameReview): ReviewedMove[] {
  return decisions.map((decision, at) => {
    const review = moves[at];
    if (review === undefined) {
      throw new Error(`The review lacks move ${at}: review the decisions that are shown.`);
    }
    const { seat } = decision.before.turn;
    return { ...decision, at, seat, turn: (decision.before.seats[seat]?.turnsTaken ?? 0) + 1, review };
  });
}

/** The grades that say what a move gave away. */
const costly: readonly (Grade | null)[] = ['inaccuracy', 'mistake', 'blunder'];

/** Whether a move gave away enough to be named for it. */
export function gaveAway({ review: { grade } }: ReviewedMove): boolean {
  return costly.includes(grade);
}

/** The move that cost most, the first of several; null without moves. */
export function costliest(moves: readonly ReviewedMove[]): ReviewedMove | null {
  return moves.reduce<ReviewedMove | null>(
    (most, move) => (most === null || move.review.cost > most.review.cost ? move : most),
    null,
  );
}
