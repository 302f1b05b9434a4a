import { type DecisionMade, decisionsOf, parseSavedTable, type TableView, tableView } from '@farkle/engine';
import type { Save, Saves } from '@farkle/profile';
import { tableSlot } from '../play/tableSlot.ts';

/** A game that is over, with every decision of it. */
export interface FinishedGame {
  readonly save: Save;
  readonly view: TableView;
  readonly decisions: readonly DecisionMade[];
}

/** What a review finds on this device. */
export type FoundGame =
  | { readonly kind: 'none' }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'finished'; readonly game: FinishedGame };

/** The last game of this device: it lies in its place until another one is started. One that cannot be read is none. */
export async function finishedGame(saves: Saves): Promise<FoundGame> {
  const listed = await saves.list();
  const save = listed.ok ? listed.value.find(({ slot }) => slot === tableSlot) : undefined;
  const table = save === undefined ? null : parseSavedTable(save.table);
  if (save === undefined || table?.ok !== true) return { kind: 'none' };
  const { game, log } = table.value.context;
  if (game.result === null) return { kind: 'unfinished' };
  return {
    kind: 'finished',
    game: { save, view: tableView(table.value), decisions: decisionsOf(game, log) },
  };
}
