import type { GameSnapshot, TableEvent, TableInput, TableView } from '@farkle/engine';
import { gameMachine, tableView } from '@farkle/engine';
import type { Snapshot } from 'xstate';
import { createActor } from 'xstate';
import { createDriver, type Driver } from './driver.ts';
import type { TableHost } from './host.ts';
import { hasLanded, inTheAir } from './inTheAir.ts';
import { longestRoll } from './pace.ts';

/** What a table shows now. */
export interface TableState {
  /** Where the game stands. */
  readonly snapshot: GameSnapshot;
  /** What can be shown of it; while dice move, the table as it was before they landed. */
  readonly view: TableView;
  /** Dice are rolling on the screen: their result is settled, but not seen. */
  readonly moving: boolean;
  /** What did not arrive: the dice, or a computer's decision; null when all is well. */
  readonly trouble: 'dice' | 'player' | null;
}

/** A table that plays: the chart, the dice's owner, the computers and the pace, bound together. */
export interface TableStore {
  getState(): TableState;
  /** Calls back after every change of the state, once for each; returns the way out. */
  subscribe(listener: () => void): () => void;
  /**
   * A person's move. While dice move it shows them at rest instead. Says whether it was answered: the chart took it, or
   * the referee has kept it.
   */
  send(event: TableEvent): boolean;
  /** The moving dice lie still now. */
  settle(): void;
  /** Cuts rolling dice and a computer's pause short; says whether there was anything to cut. */
  skip(): boolean;
  /** Asks again for what did not arrive. */
  retry(): void;
  /** Gives the table the functions that it needs from outside; the latest ones count. */
  attend(host: TableHost): void;
  /** Begins to serve, or goes on: asks for due dice and for computers' decisions. */
  open(): void;
  /** Stops serving; no timer is left. What was asked for and comes later is not heard. */
  close(): void;
}

/**
 * Lays a table, fresh or from a snapshot that was saved. Nothing happens before `open`. It may be closed and opened
 * again at any time. Throws for an impossible setup or a snapshot that is none.
 */
export function createTableStore(input: TableInput, host: TableHost, saved?: Snapshot<unknown>): TableStore {
  const actor = createActor(gameMachine, saved === undefined ? { input } : { input, snapshot: saved });
  actor.start();
  const listeners = new Set<() => void>();
  let attending = host;
  let truth = tableView(actor.getSnapshot());
  let state: TableState = { snapshot: actor.getSnapshot(), view: truth, moving: false, trouble: null };
  let opened = false;
  let net: ReturnType<typeof setTimeout> | undefined;

  const driver: Driver = createDriver({
    host: () => attending,
    truth: () => truth,
    snapshot: () => actor.getSnapshot(),
    moving: () => state.moving,
    send: (event) => actor.send(event),
    fail: (trouble, error) => {
      attending.onTrouble?.(error);
      publish({ ...state, trouble });
    },
  });

  actor.subscribe((snapshot) => {
    const before = truth;
    truth = tableView(snapshot);
    attending.onStep?.(actor.getPersistedSnapshot(), truth);
    const computers = truth.seats[truth.seat]?.kind === 'computer';
    const moving = hasLanded(before, truth) && !(computers && attending.pace === 'instant');
    const view = moving ? inTheAir(before, truth) : truth;
    publish({ snapshot, view, moving, trouble: null });
  });

  function publish(next: TableState) {
    state = next;
    clearTimeout(net);
    if (opened && state.moving) net = setTimeout(settle, longestRoll);
    for (const listener of [...listeners]) listener();
    if (opened && state.trouble === null) driver.serve();
  }

  function settle() {
    if (state.moving) publish({ ...state, view: truth, moving: false });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      if (state.moving && event.type !== 'seat.left') {
        settle();
        return false;
      }
      if (attending.referee !== undefined && !attending.referee(event, truth)) return true;
      if (!actor.getSnapshot().can(event)) return false;
      actor.send(event);
      return true;
    },
    settle,
    skip() {
      const wasMoving = state.moving;
      settle();
      return driver.hurry() || wasMoving;
    },
    retry() {
      if (state.trouble !== null) publish({ ...state, trouble: null });
    },
    attend(next) {
      attending = next;
    },
    open() {
      opened = true;
      publish({ ...state });
    },
    close() {
      opened = false;
      clearTimeout(net);
      driver.rest();
    },
  };
}
