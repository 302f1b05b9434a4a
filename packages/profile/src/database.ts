import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DamagedSave } from './saves/save.ts';
import type { SaveRecord } from './saves/saveShelf.ts';

/** What the device's database holds. A change here is a new version with a step of its own in `upgrade`. */
export interface FarkleSchema extends DBSchema {
  saves: { key: [slot: string, revision: number]; value: SaveRecord };
  damaged: { key: number; value: Omit<DamagedSave, 'id'> & { id?: number } };
}

export type FarkleDatabase = IDBPDatabase<FarkleSchema>;

const databaseVersion = 1;

/** A way to the database that finds it again after the browser has cut it. */
export interface Connection {
  /** The open database; null while it is not open, so that a write in this very task has to wait. */
  readonly current: FarkleDatabase | null;
  /** Opens the database unless it is open. Rejects with the browser's error. */
  open(): Promise<FarkleDatabase>;
  /** Gives up an open database that no longer works, so that the next `open` makes a new one. */
  giveUp(broken: FarkleDatabase): void;
}

/** A way to the database `farkle`, not yet opened. */
export function connection(name = 'farkle'): Connection {
  let current: FarkleDatabase | null = null;
  let opening: Promise<FarkleDatabase> | null = null;

  function gone(): void {
    current = null;
  }

  async function connect(): Promise<FarkleDatabase> {
    const database = await openDB<FarkleSchema>(name, databaseVersion, {
      upgrade(fresh, from) {
        if (from < 1) {
          fresh.createObjectStore('saves', { keyPath: ['slot', 'revision'] });
          fresh.createObjectStore('damaged', { keyPath: 'id', autoIncrement: true });
        }
      },
      // A newer program in another tab wants to change the database: it must not wait for this one.
      blocking(_from, _to, event) {
        gone();
        (event.target as IDBDatabase).close();
      },
      terminated: gone,
    });
    current = database;
    return database;
  }

  return {
    get current() {
      return current;
    },
    open() {
      if (current !== null) return Promise.resolve(current);
      opening ??= connect().finally(() => {
        opening = null;
      });
      return opening;
    },
    giveUp(broken) {
      if (current === broken) gone();
      broken.close();
    },
  };
}
