import type { RuleSet } from '@farkle/rules';

/** A seat of a simulated game; points in levels of 50. */
export interface SimulatedSeat {
  score: number;
  entered: boolean;
  farkles: number;
}

/** What a policy sees at the start of a turn. */
export interface SimulatedGame {
  readonly ruleSet: RuleSet;
  readonly seats: readonly SimulatedSeat[];
  /** Whose turn it is. */
  readonly seat: number;
  /** The seat that started the final round, or −1. */
  readonly startedBy: number;
  /** Seats that still have a turn of the final round, this one included; empty before. */
  readonly remaining: readonly number[];
}

/**
 * Answers a roll, given the turn points in levels and the number of the roll's multiset, with one number: see
 * `answer`.
 */
export type TurnPolicy = (turnPoints: number, multiset: number) => number;

/** A way to play, asked once for every turn. Must decide by what it is given alone. */
export type Policy = (game: SimulatedGame) => TurnPolicy;

/** An answer as one number: levels set aside, dice of the next roll, and whether it is banked. */
export function answer(levels: number, diceLeft: number, banks: boolean): number {
  return levels * 16 + diceLeft * 2 + (banks ? 1 : 0);
}
