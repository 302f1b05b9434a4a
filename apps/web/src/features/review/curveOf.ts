import type { GameResult } from '@farkle/rules';
import type { ReviewedMove } from './reviewedMove.ts';

/** The course of a game as seen from one seat. */
export interface GameCurve {
  /** `chance`: that seat's chance to win after each move; `given`: what its moves gave away so far, added up. */
  readonly kind: 'chance' | 'given';
  /** One value a move, in the game's currency. */
  readonly values: readonly number[];
  /** What the top of the curve stands for; 1 for chances. */
  readonly top: number;
  /** How it ended, in the same measure; null where the last move says it. */
  readonly end: number | null;
}

/**
 * Between two, one's chance is what the other's leaves, so every move moves the same curve. In any other game a move
 * tells of its own seat alone, and the curve adds up what that seat gave away.
 */
export function curveOf(
  moves: readonly ReviewedMove[],
  { seats, seat, result }: { seats: number; seat: number; result: GameResult },
): GameCurve {
  const between = seats === 2 && moves.every(({ review }) => review.currency === 'winChance');
  if (between) {
    const values = moves.map((move) =>
      move.seat === seat ? move.review.made.value : 1 - move.review.made.value,
    );
    return { kind: 'chance', values, top: 1, end: shareOf(result, seat) };
  }
  let given = 0;
  const values = moves.map((move) => {
    if (move.seat === seat && move.review.grade !== null) given += move.review.cost;
    return given;
  });
  return { kind: 'given', values, top: given, end: null };
}

function shareOf({ winners }: GameResult, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}
