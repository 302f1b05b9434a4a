import { type Dealer, parseDealer } from '@farkle/replay';
import type { Result } from '@farkle/rules';
import * as v from 'valibot';
import { type Save, saveVersion } from './save.ts';

/** A save that a newer version of the program wrote, or one that nobody can read, with the place that is wrong. */
export type SaveParseError =
  | { readonly code: 'newerVersion'; readonly version: number }
  | { readonly code: 'damaged'; readonly reason: string };

const dealer = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Dealer>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseDealer(dataset.value);
    if (parsed.ok) return parsed.value;
    addIssue({ message: `${parsed.error.code} ${parsed.error.field}`.trim() });
    return NEVER;
  }),
);

const time = v.pipe(v.number(), v.finite());
const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const word = v.pipe(v.string(), v.nonEmpty());
const object = v.custom<object>((value) => typeof value === 'object' && value !== null);

const save = v.object({
  version: v.literal(saveVersion),
  id: word,
  slot: word,
  revision,
  savedAt: time,
  table: object,
  dealer,
  practice: v.boolean(),
  mode: v.picklist(['computer', 'solo', 'together']),
  seats: v.pipe(
    v.array(
      v.object({
        name: v.string(),
        kind: v.picklist(['person', 'computer']),
        level: v.exactOptional(v.string()),
      }),
    ),
    v.minLength(1),
    v.maxLength(4),
  ),
});

/** Reads a save from what lies in the storage, which is foreign data: another version or another hand wrote it. */
export function parseSave(raw: unknown): Result<Save, SaveParseError> {
  const value = fromJson(raw);
  if (!value.ok) return value;
  const version = versionOf(value.value);
  if (version !== null && version > saveVersion)
    return { ok: false, error: { code: 'newerVersion', version } };
  const parsed = v.safeParse(save, value.value);
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue) ?? 'the save itself';
  return { ok: false, error: { code: 'damaged', reason: `wrong at ${place}: ${issue.message}` } };
}

function fromJson(raw: unknown): Result<unknown, SaveParseError> {
  if (typeof raw !== 'string') return { ok: false, error: { code: 'damaged', reason: 'not a text' } };
  try {
    return { ok: true, value: JSON.parse(raw) };
  } catch {
    return { ok: false, error: { code: 'damaged', reason: 'not JSON' } };
  }
}

function versionOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('version' in value)) return null;
  return Number.isSafeInteger(value.version) ? (value.version as number) : null;
}
