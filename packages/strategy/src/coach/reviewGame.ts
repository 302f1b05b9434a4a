import type { Game } from '@farkle/rules';
import type { WinTable } from '../solver/winTable.ts';
import { type Move, type Review, review } from './reviewMove.ts';

/** A move with the game as it stood when it was made: the roll on the table, not answered yet. */
export interface MoveMade {
  readonly before: Game;
  readonly move: Move;
}

/**
 * One move of a game reviewed. For a curve of the game: `best.value` is what the position was worth to `seat` before
 * the move, `made.value` what the move left of it, both in `currency`.
 */
export interface GameMoveReview extends Review {
  /** Who made the move. */
  readonly seat: number;
}

/** A whole game's moves reviewed. */
export interface GameReview {
  readonly moves: readonly GameMoveReview[];
  /** By seat: what its moves cost together, and how many moves were graded. */
  readonly seats: readonly { readonly cost: number; readonly graded: number }[];
}

/**
 * Reviews the moves of a game one after the other. It yields the share done after each, so that whoever drives it can
 * show progress, stop, or let other work in between; the last step returns the review.
 */
export function* reviewGame(
  moves: readonly MoveMade[],
  table: WinTable | null = null,
): Generator<number, GameReview> {
  const reviews: GameMoveReview[] = [];
  const seats: { cost: number; graded: number }[] = [];
  for (const [at, { before, move }] of moves.entries()) {
    const reviewed = review(before, move, table);
    reviews.push({ ...reviewed, seat: before.turn.seat });
    while (seats.length < before.seats.length) seats.push({ cost: 0, graded: 0 });
    const seat = seats[before.turn.seat];
    if (seat !== undefined && reviewed.grade !== null) {
      seat.cost += reviewed.cost;
      seat.graded++;
    }
    yield (at + 1) / moves.length;
  }
  return { moves: reviews, seats };
}
