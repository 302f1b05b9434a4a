import { type GameSnapshot, parseSavedTable } from '@farkle/engine';
import type { Save } from '@farkle/profile';

/** The snapshot of a game that was just kept. Throws when it cannot be read back: then we wrote it wrong. */
export function restoreSave(save: Save): GameSnapshot {
  const table = parseSavedTable(save.table);
  if (table.ok) return table.value;
  throw new Error(`A game was kept that cannot be read back (${table.error.code} at ${table.error.at}).`);
}
