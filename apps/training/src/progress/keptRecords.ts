import { asideKeys, readKept, removeKept, setAsideKept, writeKept } from '../device/keptText.ts';
import type { DrillId } from '../session/drillIds.ts';
import { type DrillRecord, newRecord } from './drillRecord.ts';
import { type DrillRecords, formatRecords, parseRecords } from './parseRecords.ts';
import { standingsAsRecords } from './standingsAsRecords.ts';

/** Where a drill's records lie. */
export function recordsKey(drill: DrillId): string {
  return `farkle.training.${drill}`;
}

/** The records of a drill on this device. What cannot be read is set aside, so that nothing is lost by writing. */
export function readRecords(drill: DrillId): DrillRecords {
  const text = readKept(recordsKey(drill));
  if (text === null) return {};
  const value = fromJson(text);
  const older = drill === 'value' ? standingsAsRecords(value) : null;
  if (older !== null) return older;
  const { records, isWhole } = parseRecords(value);
  if (!isWhole) {
    setAsideKept(recordsKey(drill), text);
    if (Object.keys(records).length > 0) writeKept(recordsKey(drill), formatRecords(records));
  }
  return records;
}

/** How somebody stands in a drill under one rule set. */
export function readRecord(drill: DrillId, table: string): DrillRecord {
  return readRecords(drill)[table] ?? newRecord;
}

/** Changes one record on this device. It reads before it writes, since another tab may have trained meanwhile. */
export function changeRecord(
  drill: DrillId,
  table: string,
  change: (record: DrillRecord) => DrillRecord,
): DrillRecord {
  const records = readRecords(drill);
  const record = change(records[table] ?? newRecord);
  writeKept(recordsKey(drill), formatRecords({ ...records, [table]: record }));
  return record;
}

/** Forgets all records of a drill, those that could not be read too. */
export function removeRecords(drill: DrillId): void {
  for (const key of [recordsKey(drill), ...asideKeys(recordsKey(drill))]) removeKept(key);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
