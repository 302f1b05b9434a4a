import { type GameSnapshot, parseSavedTable } from '@farkle/engine';
import type { Claim, DamagedSave, Save, Saves } from '@farkle/profile';
import { tableSlot } from './tableSlot.ts';

/** What a table's page finds when it opens: a game to play, or the reason why there is none. */
export type TableSession =
  | {
      readonly kind: 'game';
      readonly saves: Saves;
      readonly claim: Claim;
      readonly save: Save;
      readonly snapshot: GameSnapshot;
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'newer' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'damaged'; readonly damaged: DamagedSave | null; readonly saves: Saves };

/**
 * Claims the table for this tab and reads its game. A game that cannot be read is put aside, never overwritten.
 * With `steal` the table is taken from the tab that has it.
 */
export async function openTable(saves: Saves, steal: boolean): Promise<TableSession> {
  const claim = await saves.claimSlot(tableSlot, { steal });
  if (!claim.owned) return { kind: 'elsewhere' };
  const session = await readTable(saves, claim);
  if (session.kind !== 'game') await claim.release();
  return session;
}

/** Reads the game of a claimed table; one that cannot be read is put aside. */
export async function readTable(saves: Saves, claim: Claim): Promise<TableSession> {
  const loaded = await saves.load(tableSlot);
  if (loaded.ok) {
    const table = parseSavedTable(loaded.value.table);
    if (table.ok) return { kind: 'game', saves, claim, save: loaded.value, snapshot: table.value };
    const aside = await saves.setAside(tableSlot, `${table.error.code} at ${table.error.at}`);
    return { kind: 'damaged', damaged: aside.ok ? aside.value : null, saves };
  }
  switch (loaded.error.code) {
    case 'missing':
      return { kind: 'none' };
    case 'damaged':
      return { kind: 'damaged', damaged: loaded.error.damaged, saves };
    case 'newerVersion':
      return { kind: 'newer' };
    default:
      return { kind: 'unreadable' };
  }
}
