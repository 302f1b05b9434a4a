'use client';

import type { SeatKind, TableInput, TableView } from '@farkle/engine';
import { createContext, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Snapshot } from 'xstate';
import type { AskHint } from './hint.ts';
import type { TableHost } from './store/host.ts';
import { createTableStore, type TableStore } from './store/tableStore.ts';
import type { TableSettings } from './tableSettings.ts';
import { useDiceSpeed } from './useDiceSpeed.ts';

/** What everything at a table shares. */
export interface TableBinding {
  readonly store: TableStore;
  readonly kinds: readonly SeatKind[];
  readonly names: readonly string[];
  readonly seatNotes: readonly (string | null)[];
  readonly settings: TableSettings;
  /** The coach, where one may be asked. */
  readonly hint: AskHint | undefined;
}

export const TableBindingContext = createContext<TableBinding | null>(null);

export type TableProviderProps = {
  /** What the game is set up with. Read once: another game is another provider, told apart by its `key`. */
  readonly input: TableInput;
  /** A saved game to go on with, as `onStep` gave it. Read once. */
  readonly snapshot?: Snapshot<unknown> | undefined;
  readonly dealDice: TableHost['dealDice'];
  readonly playSeat: TableHost['playSeat'];
  /** The name of each seat, in the order of the seats. */
  readonly names: readonly string[];
  /** A few words beside each name, or null: "exact odds". */
  readonly seatNotes?: readonly (string | null)[] | undefined;
  readonly settings: TableSettings;
  /** Called synchronously after every change of the snapshot: the moment to save it. */
  readonly onStep?: ((persisted: unknown, view: TableView) => void) | undefined;
  /** The coach, where one may be asked: H and the menu show its best move and why. */
  readonly hint?: AskHint | undefined;
  /** Asked about each move of a person before the chart hears of it: a lesson keeps back what it does not ask for. */
  readonly referee?: TableHost['referee'];
  /** Told what `dealDice` or `playSeat` threw; the person has been told already. */
  readonly onTrouble?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
};

const noNotes: readonly (string | null)[] = [];

/**
 * A table that plays: binds the chart to the owner of the dice, to the players of the computers' seats and to the
 * pace, and keeps all its timers. Leaving the page ends them; coming back goes on in the same state.
 */
export function TableProvider({
  input,
  snapshot,
  dealDice,
  playSeat,
  names,
  seatNotes = noNotes,
  settings,
  onStep,
  onTrouble,
  hint,
  referee,
  children,
}: TableProviderProps) {
  const host: TableHost = { dealDice, playSeat, pace: settings.computerPace, onStep, onTrouble, referee };
  const [store] = useState(() => createTableStore(input, host, snapshot));
  useDiceSpeed(settings.diceSpeed);

  useLayoutEffect(() => {
    store.attend(host);
  });

  useEffect(() => {
    store.open();
    return store.close;
  }, [store]);

  const { kinds } = store.getState().snapshot.context;
  const binding = useMemo(
    () => ({ store, kinds, names, seatNotes, settings, hint }),
    [store, kinds, names, seatNotes, settings, hint],
  );
  return <TableBindingContext value={binding}>{children}</TableBindingContext>;
}
