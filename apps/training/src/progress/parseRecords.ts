import * as v from 'valibot';
import type { Mistake } from '../repetition/mistake.ts';
import type { DrillRecord } from './drillRecord.ts';

/** The records of one drill by the key of the rule set. */
export type DrillRecords = Readonly<Record<string, DrillRecord>>;

/** The form in which records are kept; another form gets another number. Number 1 was the value drill's own. */
const recordsVersion = 2;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Milliseconds since 1970 within the years that a date can have. */
const latest = 8.64e15;
const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(-latest), v.maxValue(latest));
const points = v.pipe(v.number(), v.minValue(0), v.maxValue(5000));
const size = v.pipe(v.number(), v.minValue(0));

const schedule = v.object({
  due: moment,
  stability: size,
  difficulty: size,
  scheduledDays: size,
  learningSteps: count,
  reps: count,
  lapses: count,
  state: v.picklist([0, 1, 2, 3]),
  reviewedAt: moment,
});

const mistake = v.object({
  question: v.unknown(),
  signature: v.string(),
  schedule,
}) satisfies v.GenericSchema<unknown, Mistake>;

const record = v.pipe(
  v.object({
    rating: v.object({
      rating: points,
      deviation: v.pipe(v.number(), v.minValue(1), v.maxValue(1000)),
      volatility: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)),
    }),
    answered: count,
    right: count,
    answers: v.array(
      v.object({
        at: moment,
        isRight: v.boolean(),
        isRepeat: v.boolean(),
        rating: points,
        difficulty: points,
      }),
    ),
    sessions: v.array(v.object({ at: moment, answered: count, right: count, before: points, after: points })),
    mistakes: v.array(mistake),
  }),
  v.check(({ right, answered }) => right <= answered),
) satisfies v.GenericSchema<unknown, DrillRecord>;

const kept = v.object({ version: v.literal(recordsVersion), tables: v.record(v.string(), v.unknown()) });

/** What could be read, and whether all of it could. */
export interface ReadRecords {
  readonly records: DrillRecords;
  readonly isWhole: boolean;
}

/** Reads a drill's records; a table that makes no sense is left out and the others stay. */
export function parseRecords(value: unknown): ReadRecords {
  const outer = v.safeParse(kept, value);
  if (!outer.success) return { records: {}, isWhole: false };
  const records: Record<string, DrillRecord> = {};
  let isWhole = true;
  for (const [table, each] of Object.entries(outer.output.tables)) {
    const parsed = v.safeParse(record, each);
    if (parsed.success) records[table] = parsed.output;
    else isWhole = false;
  }
  return { records, isWhole };
}

/** Records as the text that is kept. */
export function formatRecords(records: DrillRecords): string {
  return JSON.stringify({ version: recordsVersion, tables: records });
}
