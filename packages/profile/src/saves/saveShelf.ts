import type { Result } from '@farkle/rules';
import type { DamagedSave } from './save.ts';

/**
 * Why the device did not keep or find something: its storage is full; a newer version of the program has changed the
 * storage and this page must be reloaded; or the storage failed or was taken away, `detail` being the browser's word.
 */
export type StorageError =
  | { readonly code: 'full' }
  | { readonly code: 'outdated' }
  | { readonly code: 'unavailable'; readonly detail: string };

/** One text in a slot; of a slot's records the one with the highest revision counts. */
export interface SaveRecord {
  readonly slot: string;
  readonly revision: number;
  /** What `parseSave` reads; unknown because another hand may have written it. */
  readonly raw: unknown;
}

/** Where saves lie: in the browser's database, or in memory where it has none. It knows nothing of games. */
export interface SaveShelf {
  readonly persistent: boolean;
  /** The record that counts, null when the slot is empty. */
  newest(slot: string): Promise<Result<SaveRecord | null, StorageError>>;
  /** The records that count, of all slots. */
  all(): Promise<Result<readonly SaveRecord[], StorageError>>;
  /**
   * Puts a record and drops the older ones of its slot. The write is handed over whole before the call returns, so
   * that even a page that ends in this very task has made it.
   */
  put(record: SaveRecord): Promise<Result<null, StorageError>>;
  /** Drops the slot's records up to a revision, handed over like a `put`. */
  drop(slot: string, upTo: number): Promise<Result<null, StorageError>>;
  /** Moves a record, and the older ones of its slot away, to the damaged ones: both or neither. */
  setAside(record: SaveRecord, reason: string, at: number): Promise<Result<DamagedSave, StorageError>>;
  damaged(): Promise<Result<readonly DamagedSave[], StorageError>>;
  dropDamaged(id: number): Promise<Result<null, StorageError>>;
}
