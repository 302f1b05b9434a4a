import type { Dice, Game } from '@farkle/rules';

/** The coach's best move for the roll on the table, with sentences that say why. */
export interface TableHint {
  readonly setAside: Dice;
  readonly then: 'roll' | 'bank';
  /** Ready to be read, the move itself first. */
  readonly sentences: readonly string[];
}

/** Asks the coach about the roll on the table. */
export type AskHint = (game: Game) => Promise<TableHint>;
