import type { Grade } from '@farkle/strategy';
import type { ReviewedMove } from './reviewedMove.ts';

/** The moves of one seat taken together. */
export interface SeatSums {
  readonly counts: Readonly<Record<Grade, number>>;
  /** Moves with a choice. */
  readonly graded: number;
  /** What they gave away in the game's currency, on average; null when there was no choice at all. */
  readonly average: number | null;
}

/** Every grade, the best first. */
export const grades: readonly Grade[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** The sums of each seat. */
export function sumsOf(moves: readonly ReviewedMove[], seats: number): SeatSums[] {
  return Array.from({ length: seats }, (_, seat) => {
    const graded = moves.filter((move) => move.seat === seat && move.review.grade !== null);
    const count = (grade: Grade) => graded.filter(({ review }) => review.grade === grade).length;
    const cost = graded.reduce((sum, { review }) => sum + review.cost, 0);
    return {
      counts: {
        best: count('best'),
        good: count('good'),
        inaccuracy: count('inaccuracy'),
        mistake: count('mistake'),
        blunder: count('blunder'),
      },
      graded: graded.length,
      average: graded.length === 0 ? null : cost / graded.length,
    };
  });
}
