import { type Connection, connection } from '../database.ts';
import { deviceLocks } from './claim.ts';
import { databaseShelf, storageError } from './databaseShelf.ts';
import { memoryShelf } from './memoryShelf.ts';
import type { StorageError } from './saveShelf.ts';
import { createSaves, type Saves } from './saves.ts';
import { slotClaims } from './slotClaims.ts';

let device: Promise<Saves> | null = null;

/**
 * The unfinished games of this device, with the database open and read, so that the first move is already written
 * without waiting. Every call of a page gives the same saves. Where the browser has no database or does not open it,
 * games live in memory, `persistent` is false and `problem` says why; this never rejects.
 */
export function openSaves(): Promise<Saves> {
  if (typeof window === 'undefined') return openSavesOn(connection(), deviceLocks());
  device ??= openSavesOn(connection(), deviceLocks());
  return device;
}

/** The same on a way to a database, with the browser's locks if it has some. */
export async function openSavesOn(way: Connection, locks: LockManager | undefined): Promise<Saves> {
  const claims = slotClaims(locks);
  const inMemory = (problem: StorageError | null): Saves =>
    createSaves(memoryShelf(), [], claims, Date.now, problem);
  if (typeof indexedDB === 'undefined') return inMemory(null);
  try {
    await way.open();
  } catch (error) {
    return inMemory(storageError(error));
  }
  const shelf = databaseShelf(way);
  const found = await shelf.all();
  return found.ok ? createSaves(shelf, found.value, claims, Date.now) : inMemory(found.error);
}
