import type { Dealer } from '@farkle/replay';

/** The version of saves that this program writes. */
export const saveVersion = 1;

/** The name of a seat for which nobody has typed one; pages call it by a word of their language. */
export const unnamed = '';

/** A seat of a saved game. */
export interface SavedSeat {
  /** As typed and cleaned by `playerName`, or `unnamed`. */
  readonly name: string;
  readonly kind: 'person' | 'computer';
  /** How well a computer plays. */
  readonly level?: string;
}

/** How the game is played: against computers, alone, or by people who hand one device on. */
export type SavedMode = 'computer' | 'solo' | 'together';

/** What a front end hands over to be kept: an unfinished game and who deals it, always both at once. */
export interface SaveDraft {
  /** The game's own name; a new game has a new one. */
  readonly id: string;
  /** Milliseconds since 1970 (UTC). */
  readonly savedAt: number;
  /** The chart's persisted snapshot, plain JSON; who restores it checks it. */
  readonly table: unknown;
  readonly dealer: Dealer;
  /** Dealt from a seed that was known beforehand; counts in nothing. */
  readonly practice: boolean;
  readonly mode: SavedMode;
  readonly seats: readonly SavedSeat[];
}

/** A game as it is kept. */
export interface Save extends SaveDraft {
  readonly version: typeof saveVersion;
  /** The place it lies in; a place holds one game. */
  readonly slot: string;
  /** Grows with each write to the slot, whichever tab writes. */
  readonly revision: number;
}

/** A save that could not be read and was put aside, with nothing lost. */
export interface DamagedSave {
  readonly id: number;
  readonly slot: string;
  readonly revision: number;
  /** What was wrong, in a form for a bug report. */
  readonly reason: string;
  /** When it was put aside, in milliseconds since 1970 (UTC). */
  readonly setAsideAt: number;
  /** What lay in the slot, untouched. */
  readonly raw: unknown;
}
