import type { TableView } from '@farkle/engine';
import type { Save, Saves } from '@farkle/profile';
import { tableSlot } from './tableSlot.ts';

/** A saved game that can be gone on with. */
export interface UnfinishedGame {
  readonly save: Save;
  readonly view: TableView;
}

/** The unfinished game of this device, or null: none, a finished one, or one that cannot be read. */
export async function unfinishedGame(saves: Saves): Promise<UnfinishedGame | null> {
  const found = await saves.look(tableSlot);
  if (!found.ok) return null;
  const save = found.value;
  // The chart is fetched only where there is a game to read: a first visit does without.
  const [{ tableView }, { readSave }] = await Promise.all([
    import('@farkle/engine'),
    import('./readSave.ts'),
  ]);
  const table = readSave(save);
  if (!table.ok) return null;
  const view = tableView(table.value);
  return view.result === null ? { save, view } : null;
}
