import * as v from 'valibot';
import { traineeRating } from '../rating/traineeRating.ts';
import { type DrillRecord, newRecord } from './drillRecord.ts';
import type { DrillRecords } from './parseRecords.ts';

/*
 * The value drill once kept a level from 1 to 5 for each of two tables, under version 1. Its levels lie 200 rating
 * points apart.
 */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const standing = v.pipe(
  v.object({ level: v.pipe(v.number(), v.minValue(1), v.maxValue(5)), answered: count, right: count }),
  v.check(({ right, answered }) => right <= answered),
);
const standings = v.object({
  version: v.literal(1),
  standings: v.object({ classic: standing, simple: standing }),
});

/** Reads the older form as records; null when the value is not of that form. */
export function standingsAsRecords(value: unknown): DrillRecords | null {
  const parsed = v.safeParse(standings, value);
  if (!parsed.success) return null;
  const { classic, simple } = parsed.output.standings;
  return {
    ...(classic.answered > 0 ? { classic: asRecord(classic) } : {}),
    ...(simple.answered > 0 ? { simple: asRecord(simple) } : {}),
  };
}

function asRecord({ level, answered, right }: v.InferOutput<typeof standing>): DrillRecord {
  return {
    ...newRecord,
    // The first level, where everybody began, was the second.
    rating: { ...traineeRating, rating: traineeRating.rating + 200 * (level - 2) },
    answered,
    right,
  };
}
