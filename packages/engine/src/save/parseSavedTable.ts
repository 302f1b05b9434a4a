import type { Result } from '@farkle/rules';
import type { GameSnapshot } from '../game/gameMachine.ts';
import { gameMachine } from '../game/gameMachine.ts';
import * as questions from '../table/questions.ts';
import type { TableContext } from '../table/tableContext.ts';
import { selectedDice } from '../table/tableContext.ts';
import { contextShape } from './contextShape.ts';
import type { DamageCode } from './reading.ts';
import { agree, Damage, isObject, part } from './reading.ts';
import { replayLog } from './replayLog.ts';
import type { PlayState } from './restingStates.ts';
import { playStates, restingPlay, restingRace } from './restingStates.ts';
import { same } from './same.ts';

/** Why a save was refused; `at` is the path to the damaged part, for a report rather than for a player. */
export interface SaveDamage {
  readonly code: DamageCode;
  readonly at: string;
}

/**
 * Reads what `getPersistedSnapshot()` gave, from wherever it was kept. A save is accepted only if it is a game
 * that the rules can lead to: its log is played again and has to come to the same scores, turn and end, and the
 * chart has to rest in a state that goes with it. What is accepted can be handed to
 * `createActor(gameMachine, { snapshot })` and to `tableView`. Never throws, whatever it is given. Fails with
 * `notJson` (no plain data), `wrongShape` (a part is missing, unknown, of another type or out of range) or
 * `contradiction` (parts do not agree).
 */
export function parseSavedTable(value: unknown): Result<GameSnapshot, SaveDamage> {
  try {
    return { ok: true, value: readSnapshot(plainCopy(value)) };
  } catch (error) {
    if (error instanceof Damage) return { ok: false, error: { code: error.code, at: error.at } };
    throw error;
  }
}

/** A copy through JSON text: no accessor, class or shared reference gets past it. */
function plainCopy(value: unknown): unknown {
  try {
    const text: string | undefined = JSON.stringify(value);
    return text === undefined ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new Damage('', { code: 'notJson', cause });
  }
}

function readSnapshot(saved: unknown): GameSnapshot {
  if (!isObject(saved)) throw new Damage('', { code: 'wrongShape' });
  const context = part('context', contextShape, saved.context);
  agree(context.kinds.length === context.game.seats.length, 'context.kinds');
  agree(same(replayLog(context.game, context.log), context.game), 'context.game');

  const state = restingPlay(context).find((name) => isValue(saved.value, name, context));
  if (state === undefined) throw new Damage('value', { code: 'contradiction' });
  agree(saved.status === (state === 'over' ? 'done' : 'active'), 'status');
  agreeOnDice(context, state);
  agreeOnNews(context);

  const value = { play: playStates[state], race: restingRace(context) };
  return gameMachine.resolveState({ value, context, historyValue: {} });
}

function isValue(value: unknown, play: PlayState, context: TableContext): boolean {
  return same(value, { play: playStates[play], race: restingRace(context) });
}

/** Each die that is left has a place, and what is selected is a selection that this state can have. */
function agreeOnDice(context: TableContext, state: PlayState): void {
  const { game, places, selection, intent } = context;
  agree(places.length === game.turn.diceLeft && ascends(places), 'context.places');
  agree(ascends(selection) && selection.every((place) => places.includes(place)), 'context.selection');
  const isShowing = state === 'showing';
  agree(isShowing === (intent !== null), 'context.intent');
  if (isShowing)
    agree(questions.decisionIsLegal(context, selectedDice(context), intent), 'context.selection');
  else if (state !== 'selecting' && state !== 'hotDice') agree(selection.length === 0, 'context.selection');
}

/** The news is only told, never played on, but it may name nobody who does not sit here. */
function agreeOnNews({ game, news }: TableContext): void {
  for (const [index, item] of news.items.entries()) {
    const at = `context.news.items.${index}`;
    if (item.kind === 'over') agree(same(item.result, game.result), at);
    else agree(item.seat < game.seats.length, at);
  }
}

function ascends(places: readonly number[]): boolean {
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? place));
}
