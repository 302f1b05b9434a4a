import type { TableView } from '@farkle/engine';
import type { Save, Saves } from '@farkle/profile';
import { tableSlot } from './tableSlot.ts';

/** The last game of this device, with its view: whether it is over stands in `view.result`. */
export interface LastGame {
  readonly save: Save;
  readonly view: TableView;
}

/** The last game of this device, or null: none, or one that cannot be read. */
export async function lastGame(saves: Saves): Promise<LastGame | null> {
  const found = await saves.look(tableSlot);
  if (!found.ok) return null;
  const save = found.value;
  // The chart is fetched only where there is a game to read: a first visit does without.
  const [{ tableView }, { readSave }] = await Promise.all([
    import('@farkle/engine'),
    import('./readSave.ts'),
  ]);
  const table = readSave(save);
  return table.ok ? { save, view: tableView(table.value) } : null;
}

/** The same, if it is not over: one that can be gone on with. */
export async function unfinishedGame(saves: Saves): Promise<LastGame | null> {
  const game = await lastGame(saves);
  return game?.view.result === null ? game : null;
}
