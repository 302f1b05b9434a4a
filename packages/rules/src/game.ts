import type { RuleSet } from './ruleSet.ts';
import type { FarkleLoss, Turn } from './turn.ts';
import { startTurn } from './turn.ts';

/**
 * What ends the game: the target with the rule set's ending; `turns` turns for each seat; or, for one seat,
 * the target in as few turns as possible.
 */
export type Goal =
  | { readonly kind: 'target' }
  | { readonly kind: 'turns'; readonly turns: number }
  | { readonly kind: 'fewestTurns' };

/** A player's place in the game. */
export interface Seat {
  /** Banked points. */
  readonly score: number;
  /** Has banked at least once: a fact of its own, never read from the score. */
  readonly entered: boolean;
  /** Farkles since the last bank, penalty or start. */
  readonly farklesInRow: number;
  /** Turns finished. */
  readonly turnsTaken: number;
  readonly left: boolean;
}

/** The final round: who started it, and the seats whose last turn is not finished, the one playing included. */
export interface FinalRound {
  readonly startedBy: number;
  readonly remaining: readonly number[];
}

/** How a game ended. */
export type GameEnding = 'target' | 'finalRound' | 'turns' | 'fewestTurns' | 'lastSeat' | 'abandoned';

/** The outcome. Several winners share the win, and it counts as a win for each; an abandoned game has none. */
export interface GameResult {
  readonly ending: GameEnding;
  readonly winners: readonly number[];
}

/** A whole game as plain JSON. It knows nothing of dice to come. */
export interface Game {
  readonly ruleSet: RuleSet;
  readonly goal: Goal;
  readonly firstSeat: number;
  readonly seats: readonly Seat[];
  readonly turn: Turn;
  readonly finalRound: FinalRound | null;
  readonly result: GameResult | null;
}

/** What a game is started from. */
export interface GameSetup {
  readonly ruleSet: RuleSet;
  readonly goal: Goal;
  /** 1 to 4. */
  readonly seats: number;
  /** The seat that begins; 0 unless said. */
  readonly firstSeat?: number;
}

/** The most seats a table has. */
export const mostSeats = 4;
/** Turns of the turns goal unless said otherwise. */
export const usualTurns = 10;
/** The most turns that a turns goal may have. */
export const mostTurns = 100;

const freshSeat: Seat = { score: 0, entered: false, farklesInRow: 0, turnsTaken: 0, left: false };

/** Starts a game. Throws when the setup is impossible: a front end offers only possible ones. */
export function startGame({ ruleSet, goal, seats, firstSeat = 0 }: GameSetup): Game {
  if (!Number.isInteger(seats) || seats < 1 || seats > mostSeats) {
    throw new RangeError(`A game has 1 to ${mostSeats} seats, not ${seats}: ask for a number in that range.`);
  }
  if (!Number.isInteger(firstSeat) || firstSeat < 0 || firstSeat >= seats) {
    throw new RangeError(`Seat ${firstSeat} cannot begin a game of ${seats}: name one of its seats, from 0.`);
  }
  if (goal.kind === 'fewestTurns' && seats !== 1) {
    throw new RangeError(`Fewest turns is a goal for one seat, not ${seats}: use the target or turns goal.`);
  }
  if (goal.kind === 'turns' && !isTurnCount(goal.turns)) {
    throw new RangeError(`A turns goal has 1 to ${mostTurns} turns, not ${goal.turns}.`);
  }
  return {
    ruleSet,
    goal,
    firstSeat,
    seats: Array.from({ length: seats }, () => freshSeat),
    turn: startTurn(0, firstSeat),
    finalRound: null,
    result: null,
  };
}

function isTurnCount(turns: number): boolean {
  return Number.isInteger(turns) && turns >= 1 && turns <= mostTurns;
}

/** The seat with this index. Throws for a seat the game does not have. */
export function seatAt(game: Game, seat: number): Seat {
  const found = game.seats[seat];
  if (found === undefined)
    throw new RangeError(`This game has ${game.seats.length} seats and no seat ${seat}.`);
  return found;
}

/** The same game with one seat changed. */
export function withSeat(game: Game, seat: number, change: Partial<Seat>): Game {
  return {
    ...game,
    seats: game.seats.map((each, index) => (index === seat ? { ...each, ...change } : each)),
  };
}

/** Seats still in the game, in the usual order beginning with `from`. */
export function seatsFrom(game: Game, from: number): number[] {
  const count = game.seats.length;
  const order = Array.from({ length: count }, (_, step) => (from + step) % count);
  return order.filter((seat) => !seatAt(game, seat).left);
}

/** The highest scorers among the seats still in the game. */
export function leaders(game: Game): number[] {
  const inGame = seatsFrom(game, 0);
  const best = Math.max(...inGame.map((seat) => seatAt(game, seat).score));
  return inGame.filter((seat) => seatAt(game, seat).score === best);
}

/** The dice a game waits for: how many, and for which turn and roll of the game, both from 0. */
export interface RollDue {
  readonly turn: number;
  readonly roll: number;
  readonly count: number;
}

/** What the next dice to land must be, or null when none are due. */
export function rollDue(game: Game): RollDue | null {
  const { turn, result } = game;
  if (result !== null || turn.roll.length > 0) return null;
  return { turn: turn.number, roll: turn.rolls, count: turn.diceLeft };
}

/** What a farkle rolled now would cost this seat: the turn points, and the penalty if it is the third. */
export function farkleLoss(game: Game): FarkleLoss {
  const { score, farklesInRow } = seatAt(game, game.turn.seat);
  const third = game.ruleSet.threeFarkles > 0 && farklesInRow === 2;
  return { lost: game.turn.points, penalty: third ? Math.min(score, game.ruleSet.threeFarkles) : 0 };
}
