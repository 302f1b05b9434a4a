import type { Dice } from './dice.ts';
import type { KeptRow, Turn } from './turn.ts';

/** How a turn ended, with its figures in points. */
export type TurnEnding =
  | { readonly kind: 'banked'; readonly points: number }
  | { readonly kind: 'farkled'; readonly dice: Dice; readonly lost: number; readonly penalty: number }
  | { readonly kind: 'left'; readonly lost: number };

/** A finished turn as it is told afterwards: every roll, what was kept of it, and the end. */
export interface TurnRecord {
  readonly number: number;
  readonly seat: number;
  readonly kept: readonly KeptRow[];
  readonly ending: TurnEnding;
}

/** The record of a turn that ended with a bank of everything it had set aside. */
export function bankedTurn(turn: Turn): TurnRecord {
  return record(turn, { kind: 'banked', points: turn.points });
}

/** The record of a turn whose farkle lies on the table. Throws when there is none. */
export function farkledTurn(turn: Turn): TurnRecord {
  if (turn.farkle === null) throw new Error('This turn has not farkled: record it as banked or left.');
  return record(turn, { kind: 'farkled', dice: turn.roll, ...turn.farkle });
}

/** The record of a turn whose player left in the middle of it. */
export function leftTurn(turn: Turn): TurnRecord {
  return record(turn, { kind: 'left', lost: turn.points });
}

function record({ number, seat, kept }: Turn, ending: TurnEnding): TurnRecord {
  return { number, seat, kept, ending };
}
