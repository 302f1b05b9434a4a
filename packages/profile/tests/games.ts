import { startDealer } from '@farkle/replay';
import type { SaveDraft } from '../src/index.ts';

/** A game to be kept, some moves old. */
export function game(moves: number, id = 'a game'): SaveDraft {
  return {
    id,
    savedAt: 1_800_000_000_000 + moves,
    table: { status: 'active', value: { turn: 'choosing' }, context: { moves } },
    dealer: { ...startDealer(new Uint8Array(32).fill(7)), turn: moves },
    practice: false,
    mode: 'computer',
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: 'Charles', kind: 'computer', level: 'medium' },
    ],
  };
}
