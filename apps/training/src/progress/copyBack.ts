import type { Result } from '@farkle/rules';
import * as v from 'valibot';
import { asideKeys, readKept, removeKept, writeKept } from '../device/keptText.ts';
import { drillIds } from '../session/drillIds.ts';
import { recordsKey } from './keptRecords.ts';
import { parseRecords } from './parseRecords.ts';
import { standingsAsRecords } from './standingsAsRecords.ts';

/** A copy of somebody's training that could be read whole. */
export interface TrainingCopy {
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  /** Answers in all drills under all rules. */
  readonly answered: number;
  /** The texts to be kept, by their keys. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Why a file is not taken: it is no copy of a training; a part of it cannot be read, since it is damaged or newer than
 * this app; the browser has no room for it.
 */
export type CopyRefusal = 'notACopy' | 'unreadable' | 'noRoom';

/** No browser keeps more than this, in bytes or characters, so no copy is larger. */
export const mostInCopy = 10_000_000;

const copy = v.object({
  kind: v.literal('farkle-training'),
  at: v.pipe(v.string(), v.isoTimestamp()),
  kept: v.record(v.string(), v.unknown()),
});

/** Reads the text that `copyOfTraining` writes. A copy of which any part makes no sense is refused as a whole. */
export function parseCopy(text: string): Result<TrainingCopy, CopyRefusal> {
  const parsed = v.safeParse(copy, text.length > mostInCopy ? null : fromJson(text));
  if (!parsed.success) return { ok: false, error: 'notACopy' };
  const { at, kept } = parsed.output;
  const texts = new Map<string, string>();
  let answered = 0;
  for (const [key, value] of Object.entries(kept)) {
    if (!trainingKeys().includes(key)) return { ok: false, error: 'unreadable' };
    if (drillIds.some((drill) => recordsKey(drill) === key)) {
      const answers = answersIn(key, value);
      if (answers === null) return { ok: false, error: 'unreadable' };
      answered += answers;
    }
    // What was set aside as damaged comes back as it was, JSON or not.
    texts.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { ok: true, value: { at: Date.parse(at), answered, texts } };
}

/** Whether this device keeps anything of a training. */
export function keepsTraining(): boolean {
  return trainingKeys().some((key) => readKept(key) !== null);
}

/**
 * Puts a copy in the place of all that this device keeps of a training. Where the browser has no room for it, all stays
 * as it was; false says so.
 */
export function takeBack({ texts }: TrainingCopy): boolean {
  const before = trainingKeys().map((key) => [key, readKept(key)] as const);
  const isKept = before.every(([key]) => {
    const text = texts.get(key);
    if (text !== undefined) return writeKept(key, text);
    removeKept(key);
    return true;
  });
  if (isKept) return true;
  // First what is smaller than before, then what was there: the browser had room for that.
  for (const [key] of before) removeKept(key);
  for (const [key, text] of before) if (text !== null) writeKept(key, text);
  return false;
}

/** Answers in a drill's records; null where they cannot be read whole. */
function answersIn(key: string, value: unknown): number | null {
  const older = key === recordsKey('value') ? standingsAsRecords(value) : null;
  const { records, isWhole } = older === null ? parseRecords(value) : { records: older, isWhole: true };
  return isWhole ? Object.values(records).reduce((sum, { answered }) => sum + answered, 0) : null;
}

function trainingKeys(): readonly string[] {
  return drillIds.flatMap((drill) => [recordsKey(drill), ...asideKeys(recordsKey(drill))]);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
