import type { Result } from '@farkle/rules';
import type { IDBPTransaction, StoreNames } from 'idb';
import type { Connection, FarkleDatabase, FarkleSchema } from '../database.ts';
import type { DamagedSave } from './save.ts';
import type { SaveRecord, SaveShelf, StorageError } from './saveShelf.ts';

type Writing = IDBPTransaction<FarkleSchema, StoreNames<FarkleSchema>[], 'readwrite'>;

/**
 * Saves in the browser's database. Each is a record of its own under slot and revision, never overwritten: a late
 * write of an older revision changes nothing about which one counts, and no write has to read first. So a write is
 * put, dropped after and committed in one task, with strict durability.
 */
export function databaseShelf(way: Connection): SaveShelf {
  return {
    persistent: true,
    newest: (slot) =>
      attempt(
        way,
        async (db) => (await db.getAll('saves', slotRange(slot, Number.POSITIVE_INFINITY))).at(-1) ?? null,
      ),
    all: () =>
      attempt(way, async (db) => {
        const newest = new Map<string, SaveRecord>();
        for (const record of await db.getAll('saves')) newest.set(record.slot, record); // ascending revisions
        return [...newest.values()];
      }),
    put: (record) =>
      attempt(way, (db) =>
        write(db, (tx) => [
          tx.objectStore('saves').put(record),
          tx.objectStore('saves').delete(slotRange(record.slot, record.revision, true)),
        ]),
      ),
    drop: (slot, upTo) =>
      attempt(way, (db) => write(db, (tx) => [tx.objectStore('saves').delete(slotRange(slot, upTo))])),
    setAside: ({ slot, revision, raw }, reason, at) =>
      attempt(way, async (db) => {
        const damaged = { slot, revision, reason, setAsideAt: at, raw };
        let id = Promise.resolve(0);
        await write(db, (tx) => {
          id = tx.objectStore('damaged').add(damaged);
          return [id, tx.objectStore('saves').delete(slotRange(slot, revision))];
        });
        return { id: await id, ...damaged };
      }),
    damaged: () => attempt(way, async (db) => (await db.getAll('damaged')) as DamagedSave[]),
    dropDamaged: (id) => attempt(way, (db) => write(db, (tx) => [tx.objectStore('damaged').delete(id)])),
  };
}

/** Requests and commit in one task: a page that ends right after it has still handed the whole write over. */
async function write(db: FarkleDatabase, requests: (tx: Writing) => Promise<unknown>[]): Promise<null> {
  const tx: Writing = db.transaction(['saves', 'damaged'], 'readwrite', { durability: 'strict' });
  const made = Promise.allSettled(requests(tx));
  tx.commit();
  try {
    await tx.done;
  } finally {
    await made;
  }
  return null;
}

/**
 * Does something with the open database at once, or as soon as it is open; what goes wrong is a value. A database that
 * fails is opened anew and asked once more: Safari loses the connection of a page that was in the background and says
 * so at the next use only. Doing a thing twice is safe, because a failed transaction has done nothing.
 */
async function attempt<T>(
  way: Connection,
  work: (db: FarkleDatabase) => Promise<T>,
): Promise<Result<T, StorageError>> {
  const used = way.current;
  const first = await attemptOnce(way, work);
  if (first.ok || first.error.code !== 'unavailable' || used === null) return first;
  way.giveUp(used);
  return attemptOnce(way, work);
}

async function attemptOnce<T>(
  way: Connection,
  work: (db: FarkleDatabase) => Promise<T>,
): Promise<Result<T, StorageError>> {
  try {
    return { ok: true, value: await work(way.current ?? (await way.open())) };
  } catch (error) {
    return { ok: false, error: storageError(error) };
  }
}

/** What the browser's word means for a person. */
export function storageError(error: unknown): StorageError {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return { code: 'full' };
  if (name === 'VersionError') return { code: 'outdated' };
  return {
    code: 'unavailable',
    detail: error instanceof Error ? `${name}: ${error.message}` : String(error),
  };
}

function slotRange(slot: string, upTo: number, below = false): IDBKeyRange {
  return IDBKeyRange.bound([slot, Number.NEGATIVE_INFINITY], [slot, upTo], false, below);
}
