import type { Dice, Face, Game, GameSetup, IllegalPlay, Prospect, Result, TurnRecord } from '@farkle/rules';
import { diceInPlay, prospect, startGame } from '@farkle/rules';
import type { News } from './news.ts';
import { turnStarted } from './news.ts';
import type { SeatKind } from './seating.ts';

/** What the chart remembers: plain JSON, without seed, clock or dice to come. */
export interface TableContext {
  readonly game: Game;
  /** Who sits where, in the order of the game's seats. */
  readonly kinds: readonly SeatKind[];
  /** The places (0–5) of the dice that the current or next roll uses, in the order of the roll. */
  readonly places: readonly number[];
  /** Places whose dice are selected, ascending. */
  readonly selection: readonly number[];
  /** What a computer will do with its selection once that has been shown. */
  readonly intent: 'roll' | 'bank' | null;
  /** Every finished turn, oldest first. */
  readonly log: readonly TurnRecord[];
  readonly news: News;
}

/** What a table is set up with: one kind for each seat. */
export interface TableInput extends Omit<GameSetup, 'seats'> {
  readonly kinds: readonly SeatKind[];
}

/** All six places. */
export const allPlaces: readonly number[] = Object.freeze(
  Array.from({ length: diceInPlay }, (_, place) => place),
);

/** A table on which nothing has happened yet. Throws for an impossible setup, as `startGame` does. */
export function layTable({ kinds, ...setup }: TableInput): TableContext {
  const game = startGame({ ...setup, seats: kinds.length });
  return {
    game,
    kinds: [...kinds],
    places: allPlaces,
    selection: [],
    intent: null,
    log: [],
    news: { serial: 0, items: [turnStarted(game)] },
  };
}

/** The die that lies in a place, or null for a place that is empty or whose die has not landed. */
export function faceAt(context: TableContext, place: number): Face | null {
  const at = context.places.indexOf(place);
  return at === -1 ? null : (context.game.turn.roll[at] ?? null);
}

/** The selected dice, in the order of their places. */
export function selectedDice(context: TableContext): Face[] {
  return context.selection.flatMap((place) => faceAt(context, place) ?? []);
}

/** Places for these dice of the roll, one for each die, the lowest first; null when the roll does not hold them. */
export function placesOf(context: TableContext, dice: Dice): number[] | null {
  const free = [...context.places];
  const found: number[] = [];
  for (const face of dice) {
    const at = free.findIndex((place) => faceAt(context, place) === face);
    const place = free[at];
    if (place === undefined) return null;
    free.splice(at, 1);
    found.push(place);
  }
  return found.sort((a, b) => a - b);
}

/** What the current selection would make of the turn, or why it cannot be committed. */
export function selectionProspect(context: TableContext): Result<Prospect, IllegalPlay> {
  return prospect(context.game.turn, selectedDice(context), context.game.ruleSet);
}
