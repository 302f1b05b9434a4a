'use client';

import { use, useSyncExternalStore } from 'react';
import type { TableState, TableStore } from './store/tableStore.ts';
import { type TableBinding, TableBindingContext } from './TableProvider.tsx';

/** A table as its parts use it: what is shown now, what can be done, and how it is set. */
export type Table = TableState &
  Pick<TableStore, 'send' | 'settle' | 'skip' | 'retry'> &
  Omit<TableBinding, 'store'>;

/** What everything at the table shares, without looking at the game. */
export function useTableBinding(): TableBinding {
  const binding = use(TableBindingContext);
  if (binding === null) {
    throw new Error('There is no table here: put this component inside a TableProvider.');
  }
  return binding;
}

/** The table around this component. */
export function useTable(): Table {
  const { store, ...binding } = useTableBinding();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { send, settle, skip, retry } = store;
  return { ...binding, ...state, send, settle, skip, retry };
}
