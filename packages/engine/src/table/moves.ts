import type { Dice, Game, IllegalPlay, Result } from '@farkle/rules';
import {
  bank,
  bankedTurn,
  farkledTurn,
  land,
  leave,
  leftTurn,
  passFarkle,
  rollOn,
  seatAt,
  setAside,
} from '@farkle/rules';
import type { NewsItem } from './news.ts';
import { nextNews, passingNews } from './news.ts';
import type { TableContext } from './tableContext.ts';
import { allPlaces, placesOf, selectedDice, selectionProspect } from './tableContext.ts';

/** Holds the die in a place, or lets go of it. */
export function toggleDie(context: TableContext, place: number): TableContext {
  const { selection } = context;
  return {
    ...context,
    selection: allPlaces.filter((each) => selection.includes(each) !== (each === place)),
  };
}

/** Holds exactly the dice in these places. */
export function holdPlaces(context: TableContext, places: readonly number[]): TableContext {
  return { ...context, selection: allPlaces.filter((place) => places.includes(place)) };
}

/** Commits the selection and frees its places; hot dice bring back all six. */
export function commitAndRoll(context: TableContext): TableContext {
  const game = played(rollOn(context.game, selectedDice(context)));
  return { ...context, game, places: placesLeft(context), selection: [], intent: null };
}

/** Puts the rolled dice into the places that wait for them. */
export function landDice(context: TableContext, landed: Dice): TableContext {
  const { seat } = context.game.turn;
  const dice = [...landed]; // whoever dealt them may go on using their list
  const game = land(context.game, dice);
  const { farkle } = game.turn;
  const item: NewsItem =
    farkle === null ? { kind: 'rolled', seat, dice } : { kind: 'farkled', seat, dice, ...farkle };
  const log = farkle === null ? context.log : [...context.log, farkledTurn(game.turn)];
  return { ...context, game, log, news: nextNews(context.news, [item]) };
}

/** Tells that the selection completes all six dice. */
export function tellHotDice(context: TableContext): TableContext {
  const seen = selectionProspect(context);
  if (!seen.ok) return context;
  const item: NewsItem = { kind: 'hotDice', seat: context.game.turn.seat, points: seen.value.turnPoints };
  return { ...context, news: nextNews(context.news, [item]) };
}

/** Banks the turn points with the selection and passes the dice on. */
export function bankPoints(context: TableContext): TableContext {
  const before = context.game;
  const { seat } = before.turn;
  const dice = selectedDice(context);
  const turn = played(setAside(before.turn, dice, before.ruleSet));
  const game = played(bank(before, dice));
  const item: NewsItem = { kind: 'banked', seat, points: turn.points, score: seatAt(game, seat).score };
  const freed = { ...context, places: placesLeft(context) };
  return passed(freed, game, [item], [...context.log, bankedTurn(turn)]);
}

/** Passes the dice on after a farkle that has been seen. */
export function acknowledgeFarkle(context: TableContext): TableContext {
  return passed(context, passFarkle(context.game), [], context.log);
}

/** A computer's decision is put on the table to be looked at. */
export function showDecision(context: TableContext, decided: Dice, then: 'roll' | 'bank'): TableContext {
  const dice = [...decided];
  const places = placesOf(context, dice);
  if (places === null)
    throw new Error('A computer chose dice that the roll does not hold: ask the guard first.');
  const held = holdPlaces({ ...context, intent: then }, places);
  const seen = selectionProspect(held);
  if (!seen.ok) return held;
  const { seat } = context.game.turn;
  const items: NewsItem[] = [{ kind: 'decided', seat, dice, points: seen.value.selectionPoints, then }];
  if (seen.value.hotDice) items.push({ kind: 'hotDice', seat, points: seen.value.turnPoints });
  return { ...held, news: nextNews(context.news, items) };
}

/** Somebody leaves; when the turn ends with that, the dice pass on. */
export function leaveSeat(context: TableContext, seat: number): TableContext {
  const before = context.game;
  const game = played(leave(before, seat));
  const items: NewsItem[] = [{ kind: 'left', seat }];
  if (game.turn === before.turn && game.result === null) {
    return { ...context, game, news: nextNews(context.news, items) };
  }
  const unfinished = seat === before.turn.seat && before.turn.farkle === null;
  const log = unfinished ? [...context.log, leftTurn(before.turn)] : context.log;
  return passed(context, game, items, log);
}

/** The places that are left to the next roll once the selection is committed. */
function placesLeft({ places, selection }: TableContext): readonly number[] {
  const rest = places.filter((place) => !selection.includes(place));
  return rest.length === 0 ? allPlaces : rest;
}

/** Lays all six dice ready for the next turn; when the game is over, the dice of its last turn stay where they lie. */
function passed(
  context: TableContext,
  game: Game,
  items: readonly NewsItem[],
  log: TableContext['log'],
): TableContext {
  const news = nextNews(context.news, [...items, ...passingNews(context.game, game)]);
  const places = game.result === null ? allPlaces : context.places;
  return { ...context, game, log, news, places, selection: [], intent: null };
}

/** A guard has asked before, so a refusal here is a fault of the chart. */
function played<T>(result: Result<T, IllegalPlay>): T {
  if (result.ok) return result.value;
  throw new Error(`The chart let an illegal move through (${result.error.code}): a guard is missing.`);
}
