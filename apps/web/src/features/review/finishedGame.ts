import { type DecisionMade, decisionsOf, type TableView, tableView } from '@farkle/engine';
import type { Save, Saves } from '@farkle/profile';
import { readSave } from '../play/readSave.ts';
import { type NoGame, noGame } from '../play/tableSession.ts';
import { tableSlot } from '../play/tableSlot.ts';

/** A game that is over, with every decision of it. */
export interface FinishedGame {
  readonly save: Save;
  readonly view: TableView;
  readonly decisions: readonly DecisionMade[];
}

/** What a review finds on this device. */
export type FoundGame =
  | NoGame
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'finished'; readonly game: FinishedGame };

/** The last game of this device: it lies in its place until another one is started. Nothing is moved. */
export async function finishedGame(saves: Saves): Promise<FoundGame> {
  const found = await saves.look(tableSlot);
  if (!found.ok) return noGame(saves, found.error);
  const save = found.value;
  const table = readSave(save);
  if (!table.ok) return { kind: 'damaged', saves };
  const { game, log } = table.value.context;
  if (game.result === null) return { kind: 'unfinished' };
  return {
    kind: 'finished',
    game: { save, view: tableView(table.value), decisions: decisionsOf(game, log) },
  };
}
