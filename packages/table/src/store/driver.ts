import type { GameSnapshot, TableEvent, TableView } from '@farkle/engine';
import type { Dice } from '@farkle/rules';
import type { Decision, TableHost } from './host.ts';
import { pauses } from './pace.ts';
import { createWaiting } from './waiting.ts';

/** What a driver sees of its table, and what it may do there. */
export interface Road {
  host(): TableHost;
  /** The view of where the game stands, seen or not. */
  truth(): TableView;
  snapshot(): GameSnapshot;
  moving(): boolean;
  send(event: TableEvent): void;
  fail(what: 'dice' | 'player', error: unknown): void;
}

/** Does what no person does: deals, plays the computers' seats and keeps their pace. */
export interface Driver {
  /** Looks at the table and begins what is due; what is under way goes on. */
  serve(): void;
  /** Cuts a computer's pause short; says whether there was one. */
  hurry(): boolean;
  /** Drops everything under way. */
  rest(): void;
}

/** A driver for one table. It holds at most one job, which ends with the state that it was begun for. */
export function createDriver(road: Road): Driver {
  const waiting = createWaiting();
  let job: { readonly name: string; readonly stop: AbortController } | null = null;

  function rest() {
    job?.stop.abort();
    job = null;
  }

  function serve() {
    const name = jobName(road.truth(), road.moving());
    if (name === job?.name) return;
    rest();
    if (name === null) return;
    const stop = new AbortController();
    job = { name, stop };
    begin(road.truth(), stop.signal);
  }

  function begin(view: TableView, signal: AbortSignal) {
    const { think, show } = pauses[road.host().pace];
    switch (view.phase) {
      case 'rolling':
        return deal(view, signal);
      case 'thinking':
        return void decideAloud(view, think, signal);
      case 'showing':
        return void after(view.turn.selected.length === 0 ? 0 : show, { type: 'computer.shown' }, signal);
      case 'farkled':
        return void after(show, { type: 'farkle.acknowledged' }, signal);
      default:
        return;
    }
  }

  /** Dice that are there at once land at once, so that the step that asked for them is saved with them. */
  function deal({ rollDue }: TableView, signal: AbortSignal) {
    if (rollDue === null) return;
    try {
      const dice = road.host().dealDice(rollDue);
      if (dice instanceof Promise) dice.then(land, fail);
      else land(dice);
    } catch (error) {
      fail(error);
    }

    function land(dice: Dice) {
      if (signal.aborted) return;
      const landed = { type: 'landed', dice } as const;
      if (road.snapshot().can(landed)) road.send(landed);
      else fail(new Error(`Dealt ${dice}, but ${rollDue?.count} dice are due: deal as many as asked for.`));
    }

    function fail(error: unknown) {
      if (signal.aborted) return;
      rest();
      road.fail('dice', error);
    }
  }

  async function decideAloud(view: TableView, thought: number, signal: AbortSignal) {
    try {
      const [decision] = await Promise.all([decide(view), waiting.pause(thought, signal)]);
      if (signal.aborted) return;
      const decided = { type: 'computer.decided', ...decision } as const;
      if (!road.snapshot().can(decided)) {
        throw new Error(
          `Seat ${view.seat} decided to set aside ${decision.setAside} and ${decision.then}, which the rules do not allow: mend its player.`,
        );
      }
      road.send(decided);
    } catch (error) {
      if (signal.aborted) return;
      rest();
      road.fail('player', error);
    }
  }

  /** Before the first roll there is one thing to do, so nobody is asked. */
  function decide(view: TableView): Decision | Promise<Decision> {
    const { game } = road.snapshot().context;
    if (game.turn.roll.length === 0) return { setAside: [], then: 'roll' };
    return road.host().playSeat(game, view.seat);
  }

  async function after(milliseconds: number, event: TableEvent, signal: AbortSignal) {
    await waiting.pause(milliseconds, signal);
    if (!signal.aborted) road.send(event);
  }

  return { serve, hurry: waiting.cut, rest };
}

/**
 * Names what is due, so that the same state is served once; null when a person is waited for. While dice move, a
 * computer does not begin to think aloud and its farkle is not yet to be seen.
 */
function jobName(view: TableView, moving: boolean): string | null {
  const place = `${view.phase} ${view.turn.number} ${view.turn.kept.length}`;
  const computers = view.seats[view.seat]?.kind === 'computer';
  switch (view.phase) {
    case 'rolling':
      return place;
    case 'thinking':
      return moving ? null : place;
    case 'showing':
      return place;
    case 'farkled':
      return computers && !moving ? place : null;
    case 'handingOver':
    case 'ready':
    case 'choosing':
    case 'over':
      return null;
    default:
      return view.phase satisfies never;
  }
}
