import type { Game } from '@farkle/rules';
import { seatAt, seatsFrom } from '@farkle/rules';

/** Who sits on a seat. A computer's turns run through the same states; only the hand that acts differs. */
export type SeatKind = 'person' | 'computer';

/** Whether a computer is to move. */
export function computerIsToMove(game: Game, kinds: readonly SeatKind[]): boolean {
  return kinds[game.turn.seat] === 'computer';
}

/**
 * Whether the device has to change hands before this turn: a person is to move and at least one more person is
 * still in the game. With a single person left on the device nobody is waited for.
 */
export function handOverIsDue(game: Game, kinds: readonly SeatKind[]): boolean {
  if (computerIsToMove(game, kinds)) return false;
  return seatsFrom(game, 0).filter((seat) => kinds[seat] === 'person').length > 1;
}

/** Whether this seat may still leave: the game goes on and the seat has somebody in it. */
export function maySeatLeave(game: Game, seat: unknown): seat is number {
  if (game.result !== null || typeof seat !== 'number' || Object.is(seat, -0)) return false;
  return game.seats[seat] !== undefined && !seatAt(game, seat).left;
}

/** Whether the turn ends when this seat leaves: it is the one to move, or only one seat would be left. */
export function leavingEndsTurn(game: Game, seat: number): boolean {
  return seat === game.turn.seat || seatsFrom(game, 0).length <= 2;
}
