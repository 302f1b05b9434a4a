import type { GameSnapshot } from '@farkle/engine';
import type { Claim, LookError, Save, Saves } from '@farkle/profile';
import { readSave } from './readSave.ts';
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
  | { readonly kind: 'elsewhere' }
  | NoGame;

/**
 * Why there is no game: none was begun; the device's storage does not open; or what lies there was written by a newer
 * version or by nobody who can be understood.
 */
export type NoGame =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'newer'; readonly saves: Saves }
  | { readonly kind: 'damaged'; readonly saves: Saves };

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
    const table = readSave(loaded.value);
    if (table.ok) return { kind: 'game', saves, claim, save: loaded.value, snapshot: table.value };
    await saves.setAside(tableSlot, `${table.error.code} at ${table.error.at}`);
    return { kind: 'damaged', saves };
  }
  return noGame(saves, loaded.error);
}

/**
 * What it means that the table's place gave no game. Its last game may have been put aside at an earlier visit, and a
 * storage that did not open says nothing about what lies in it.
 */
export async function noGame(saves: Saves, { code }: LookError): Promise<NoGame> {
  switch (code) {
    case 'missing': {
      if (saves.problem !== null) return noGame(saves, saves.problem);
      const aside = await saves.damaged();
      const damaged = aside.ok && aside.value.some(({ slot }) => slot === tableSlot);
      return damaged ? { kind: 'damaged', saves } : { kind: 'none' };
    }
    case 'damaged':
      return { kind: 'damaged', saves };
    case 'newerVersion':
    case 'outdated':
      return { kind: 'newer', saves };
    case 'full':
    case 'unavailable':
      return { kind: 'unreadable' };
    default:
      return code satisfies never;
  }
}
