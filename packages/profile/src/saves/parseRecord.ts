import type { Result } from '@farkle/rules';
import { parseSave, type SaveParseError } from './parseSave.ts';
import type { Save } from './save.ts';
import type { SaveRecord } from './saveShelf.ts';

/** Beyond it no revision is one of ours, and there would be no room for later ones. */
const highestRevision = 2 ** 52;

/** Whether later writes can be counted on from this revision. */
export function isRevision(revision: number): boolean {
  return Number.isSafeInteger(revision) && revision >= 0 && revision <= highestRevision;
}

/** Reads the save of a record, which must be the one that its place says it is. */
export function parseRecord({ slot, revision, raw }: SaveRecord): Result<Save, SaveParseError> {
  const parsed = parseSave(raw);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  if (value.slot === slot && value.revision === revision && isRevision(revision)) return parsed;
  const reason = `slot ${value.slot}, revision ${value.revision} lies at ${slot}, ${revision}`;
  return { ok: false, error: { code: 'damaged', reason } };
}
