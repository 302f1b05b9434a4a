import type { Result } from '@farkle/rules';
import type { Claim, ClaimOptions } from './claim.ts';
import { isRevision, parseRecord } from './parseRecord.ts';
import { parseSave } from './parseSave.ts';
import { type DamagedSave, type Save, type SaveDraft, saveVersion } from './save.ts';
import type { SaveRecord, SaveShelf, StorageError } from './saveShelf.ts';
import type { SlotClaims } from './slotClaims.ts';

/** The slot's game was written by a newer version of the program, which alone may change it. */
export interface NewerVersion {
  readonly code: 'newerVersion';
}

/** Why a slot gave no game; a damaged one has been put aside and is in `damaged`. */
export type LoadError =
  | { readonly code: 'missing' }
  | { readonly code: 'damaged'; readonly damaged: DamagedSave }
  | NewerVersion
  | StorageError;

/** The same before anything is moved. */
export type LookError =
  | { readonly code: 'missing' }
  | { readonly code: 'damaged' }
  | NewerVersion
  | StorageError;

/** Why a game was not kept: another tab has the slot, or the device did not keep it. */
export type StoreError = { readonly code: 'playedElsewhere' } | NewerVersion | StorageError;

/** The unfinished games of this device. A slot is a name that the front end gives to a place for one game. */
export interface Saves {
  /** Whether games outlive the page. */
  readonly persistent: boolean;
  /** Why they do not, if the browser has a database and it failed. */
  readonly problem: StorageError | null;
  /** The slot's game. A damaged one is moved aside first, so that nothing is lost and the slot is free. */
  load(slot: string): Promise<Result<Save, LoadError>>;
  /** The slot's game as it lies there, for who does not play it: nothing is moved, and no claim is needed. */
  look(slot: string): Promise<Result<Save, LookError>>;
  /**
   * Keeps a game, after every move and in the same task as the move: the write has left the page when this returns,
   * so a reload or a crash right after it finds the move. The result tells how it went.
   */
  store(slot: string, draft: SaveDraft): Promise<Result<Save, StoreError>>;
  /** Empties a slot whose game is over or given up. */
  remove(slot: string): Promise<Result<null, StoreError>>;
  /** The readable games, the latest first. Damaged ones and those of newer versions are left to `load`. */
  list(): Promise<Result<readonly Save[], StorageError>>;
  /** Moves the slot's game aside because who tried to restore it could not; null when the slot was empty. */
  setAside(slot: string, reason: string): Promise<Result<DamagedSave | null, StorageError>>;
  /**
   * Claims a slot for this tab; claim before loading. While another tab has it, `store` and `remove` are refused.
   * Let a person take it with `steal`.
   */
  claimSlot(slot: string, options?: ClaimOptions): Promise<Claim>;
  /** What was put aside, the oldest first. */
  damaged(): Promise<Result<readonly DamagedSave[], StorageError>>;
  /** The same, and what lies in the slot, untouched, as JSON text for a file that a person takes away. */
  exportRaw(slot: string): Promise<Result<string, StorageError>>;
  /** Drops one for good. */
  removeDamaged(id: number): Promise<Result<null, StorageError>>;
}

/** A claim starts so many revisions later, so that no late write of the tab that had the slot before counts. */
const revisionsPerClaim = 1_000_000;

/** Makes saves on a shelf of which `found` is already known. `now` gives milliseconds since 1970. */
export function createSaves(
  shelf: SaveShelf,
  found: readonly SaveRecord[],
  claims: SlotClaims,
  now: () => number,
  problem: StorageError | null = null,
): Saves {
  const revisions = new Map<string, number>();
  const newer = new Set<string>();

  function learn(record: SaveRecord): ReturnType<typeof parseRecord> {
    const { slot, revision } = record;
    if (isRevision(revision)) revisions.set(slot, Math.max(revisions.get(slot) ?? 0, revision));
    const parsed = parseRecord(record);
    if (!parsed.ok && parsed.error.code === 'newerVersion') newer.add(slot);
    else newer.delete(slot);
    return parsed;
  }
  for (const record of found) learn(record);

  function refusal(slot: string): StoreError | null {
    if (claims.isElsewhere(slot)) return { code: 'playedElsewhere' };
    return newer.has(slot) ? { code: 'newerVersion' } : null;
  }

  function nextRevision(slot: string): number {
    const revision = (revisions.get(slot) ?? 0) + 1;
    revisions.set(slot, revision);
    return revision;
  }

  return {
    persistent: shelf.persistent,
    problem,
    async load(slot) {
      const newest = await shelf.newest(slot);
      if (!newest.ok) return newest;
      if (newest.value === null) return { ok: false, error: { code: 'missing' } };
      const parsed = learn(newest.value);
      if (parsed.ok) return parsed;
      if (parsed.error.code === 'newerVersion') return { ok: false, error: { code: 'newerVersion' } };
      const aside = await shelf.setAside(newest.value, parsed.error.reason, now());
      return aside.ok ? { ok: false, error: { code: 'damaged', damaged: aside.value } } : aside;
    },
    async look(slot) {
      const newest = await shelf.newest(slot);
      if (!newest.ok) return newest;
      if (newest.value === null) return { ok: false, error: { code: 'missing' } };
      const parsed = parseRecord(newest.value);
      return parsed.ok ? parsed : { ok: false, error: { code: parsed.error.code } };
    },
    async store(slot, draft) {
      const error = refusal(slot);
      if (error !== null) return { ok: false, error };
      const revision = nextRevision(slot);
      const raw = JSON.stringify({ ...draft, version: saveVersion, slot, revision });
      const save = parseSave(raw);
      if (!save.ok) {
        throw new TypeError(
          `The save for slot ${JSON.stringify(slot)} cannot be read back (${JSON.stringify(save.error)}). The game would be lost at the next visit; hand over a whole SaveDraft of plain JSON.`,
        );
      }
      const put = await shelf.put({ slot, revision, raw });
      return put.ok ? save : put;
    },
    async remove(slot) {
      const error = refusal(slot);
      return error === null ? shelf.drop(slot, revisions.get(slot) ?? 0) : { ok: false, error };
    },
    async list() {
      const all = await shelf.all();
      if (!all.ok) return all;
      const games = all.value.map(parseRecord).filter((parsed) => parsed.ok);
      return { ok: true, value: games.map((game) => game.value).sort((a, b) => b.savedAt - a.savedAt) };
    },
    async setAside(slot, reason) {
      const newest = await shelf.newest(slot);
      if (!newest.ok || newest.value === null) return newest as Result<null, StorageError>;
      const aside = await shelf.setAside(newest.value, reason, now());
      if (aside.ok) newer.delete(slot);
      return aside;
    },
    async claimSlot(slot, options) {
      const claim = await claims.claim(slot, options);
      const newest = claim.owned ? await shelf.newest(slot) : null;
      if (newest?.ok && newest.value !== null) learn(newest.value);
      const epoch = Math.floor((revisions.get(slot) ?? 0) / revisionsPerClaim) + 1;
      if (claim.owned) revisions.set(slot, epoch * revisionsPerClaim);
      return claim;
    },
    damaged: () => shelf.damaged(),
    async exportRaw(slot) {
      const damaged = await shelf.damaged();
      if (!damaged.ok) return damaged;
      const newest = await shelf.newest(slot);
      if (!newest.ok) return newest;
      const here = newest.value === null ? [] : [newest.value];
      return { ok: true, value: JSON.stringify([...damaged.value, ...here], null, 2) };
    },
    removeDamaged: (id) => shelf.dropDamaged(id),
  };
}
