import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepsTraining, parseCopy, type TrainingCopy, takeBack } from './copyBack.ts';
import { copyOfTraining } from './copyOfTraining.ts';
import { newRecord, recordAfter } from './drillRecord.ts';
import { changeRecord, readRecord } from './keptRecords.ts';

const kept = new Map<string, string>();
let room = Number.POSITIVE_INFINITY;

beforeEach(() => {
  kept.clear();
  room = Number.POSITIVE_INFINITY;
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('Full.', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

const day = Date.UTC(2026, 4, 1);

/** Somebody answers questions of a drill. */
function train(answers: number, drill: 'spot' | 'odds' = 'spot'): void {
  for (let at = 0; at < answers; at++) {
    const given = { at, sessionAt: 0, difficulty: 1200, score: 1, isRight: true, isRepeat: false };
    changeRecord(drill, 'classic', (record) => recordAfter(record, given));
  }
}

function whole(text: string): TrainingCopy {
  const parsed = parseCopy(text);
  if (!parsed.ok) throw new Error(`A copy that this app has made is refused as ${parsed.error}.`);
  return parsed.value;
}

test('a copy brings everything back on another device, what was set aside as damaged too', () => {
  train(12);
  kept.set('farkle.training.odds.damaged', '{"version":2,"tab');
  const text = copyOfTraining(day);
  const before = new Map(kept);
  kept.clear();
  expect(keepsTraining()).toBe(false);

  const copy = whole(text);
  expect(copy).toMatchObject({ at: day, answered: 12 });
  expect(takeBack(copy)).toBe(true);
  expect(kept).toEqual(before);
  expect(keepsTraining()).toBe(true);
});

test('a copy takes the place of all that was trained since, and of nothing else on the device', () => {
  train(3);
  const text = copyOfTraining(day);
  train(4);
  train(5, 'odds');
  kept.set('farkle.settings', '{}');
  expect(takeBack(whole(text))).toBe(true);
  expect(readRecord('spot', 'classic').answered).toBe(3);
  expect(readRecord('odds', 'classic')).toEqual(newRecord);
  expect(kept.get('farkle.settings')).toBe('{}');
});

test.each([
  ['', 'notACopy'],
  ['{"kind":"farkle-tra', 'notACopy'],
  ['[]', 'notACopy'],
  ['{"kind":"farkle-save","at":"2026-05-01T00:00:00.000Z","kept":{}}', 'notACopy'],
  ['{"kind":"farkle-training","at":"yesterday","kept":{}}', 'notACopy'],
  ['{"kind":"farkle-training","at":"2026-05-01T00:00:00.000Z"}', 'notACopy'],
  [copyWith('farkle.settings', {}), 'unreadable'],
  [copyWith('farkle.training.chess', { version: 2, tables: {} }), 'unreadable'],
  [copyWith('farkle.training.spot', { version: 3, tables: {} }), 'unreadable'],
  [copyWith('farkle.training.spot', { version: 2, tables: { classic: { answered: 1 } } }), 'unreadable'],
  [copyWith('farkle.training.spot', '{"version":2,"tables":{}}'), 'unreadable'],
])('the file %j is refused as %s', (text, error) => {
  expect(parseCopy(text)).toEqual({ ok: false, error });
});

test('where the browser has no room for a copy, all stays as it was', () => {
  train(300);
  train(2, 'odds');
  const text = copyOfTraining(day);
  kept.clear();
  train(2);
  kept.set('farkle.training.odds.damaged', 'damaged');
  const before = new Map(kept);
  room = 5000;
  expect(takeBack(whole(text))).toBe(false);
  expect(kept).toEqual(before);
  expect(readRecord('spot', 'classic').answered).toBe(2);
});

function copyWith(key: string, value: unknown): string {
  return JSON.stringify({ kind: 'farkle-training', at: '2026-05-01T00:00:00.000Z', kept: { [key]: value } });
}
