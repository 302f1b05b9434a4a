export { GameTable, type GameTableProps } from './board/GameTable.tsx';
export type { AskHint, TableHint } from './hint.ts';
export type { Decision, TableHost } from './store/host.ts';
export type { ComputerPace } from './store/pace.ts';
export type { TableState } from './store/tableStore.ts';
export { TableProvider, type TableProviderProps } from './TableProvider.tsx';
export type { TableSettings } from './tableSettings.ts';
export { type Table, useTable } from './useTable.ts';
