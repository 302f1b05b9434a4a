import { gaveAway, type ReviewedMove } from './reviewedMove.ts';

/** Which moves are listed. */
export interface MoveFilter {
  /** The seat whose moves they are, or null for everybody's. */
  readonly seat: number | null;
  /** Only those that gave something away. */
  readonly costly: boolean;
}

/** The moves that a filter lets through. */
export function listed(moves: readonly ReviewedMove[], { seat, costly }: MoveFilter): ReviewedMove[] {
  return moves.filter((move) => (seat === null || move.seat === seat) && (!costly || gaveAway(move)));
}

/** The listed move before (−1) or after (1) the chosen one, which need not be listed itself; null at the end. */
export function stepped(shown: readonly ReviewedMove[], chosen: number, by: 1 | -1): number | null {
  const next = by === 1 ? shown.find(({ at }) => at > chosen) : shown.findLast(({ at }) => at < chosen);
  return next?.at ?? null;
}
