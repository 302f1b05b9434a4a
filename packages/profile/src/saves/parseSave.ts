import { type Dealer, parseDealer } from '@farkle/replay';
import { mostSeats, type Result } from '@farkle/rules';
import * as v from 'valibot';
import { playerName } from '../settings/playerName.ts';
import { type Save, type SavedMode, saveVersion } from './save.ts';

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

/** The furthest moment that a date can be, in milliseconds since 1970. */
const endOfTime = 8.64e15;
const time = v.pipe(v.number(), v.minValue(-endOfTime), v.maxValue(endOfTime));
const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const object = v.custom<object>((value) => typeof value === 'object' && value !== null);

const seat = v.object({
  // Another hand may have written a name as nobody could have typed it.
  name: v.pipe(v.string(), v.transform(playerName)),
  kind: v.picklist(['person', 'computer']),
  level: v.exactOptional(word),
});

/** Who sits at a table of each mode. */
const seating: Readonly<Record<SavedMode, (people: number, computers: number) => boolean>> = {
  computer: (people, computers) => people === 1 && computers > 0,
  solo: (people, computers) => people === 1 && computers === 0,
  together: (people, computers) => people > 1 && computers === 0,
};

const save = v.pipe(
  v.object({
    version: v.literal(saveVersion),
    id: word,
    slot: word,
    revision,
    savedAt: time,
    table: object,
    dealer,
    practice: v.boolean(),
    mode: v.picklist(['computer', 'solo', 'together']),
    seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(mostSeats)),
  }),
  v.forward(
    v.partialCheck(
      [['mode'], ['seats']],
      ({ mode, seats }) => {
        const people = seats.filter(({ kind }) => kind === 'person').length;
        return seating[mode](people, seats.length - people);
      },
      'not who plays in this mode',
    ),
    ['seats'],
  ),
);

/**
 * Reads a save from what lies in the storage, which is foreign data: another version or another hand wrote it. Names
 * come out clean; whether the seats are those of the table is asked by who can read a table.
 */
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
