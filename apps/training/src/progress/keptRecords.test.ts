import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chanceOf } from '../chance/chance.ts';
import { mistakesAfter } from '../repetition/mistakesAfter.ts';
import { type DrillRecord, mostAnswers, newRecord, recordAfter } from './drillRecord.ts';
import { changeRecord, readRecord, readRecords } from './keptRecords.ts';
import { formatRecords, parseRecords } from './parseRecords.ts';

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

function trained(answers: number): DrillRecord {
  const chance = chanceOf([answers, 1, 2], 0);
  let record = newRecord;
  for (let at = 0; at < answers; at++) {
    const isRight = chance.onceIn(2);
    const sessionAt = at - (at % 10);
    record = recordAfter(record, {
      at,
      sessionAt,
      difficulty: 1200,
      score: isRight ? 1 : 0,
      isRight,
      isRepeat: false,
    });
    const mistakes = mistakesAfter(record.mistakes, {
      question: { at },
      signature: String(at),
      isRight,
      at,
    });
    record = { ...record, mistakes };
  }
  return record;
}

test('what was trained is there at the next visit, each rule set for itself', () => {
  const record = trained(25);
  changeRecord('spot', 'classic', () => record);
  changeRecord('spot', 'simple', (before) => before);
  expect(readRecord('spot', 'classic')).toEqual(record);
  expect(readRecord('spot', 'simple')).toEqual(newRecord);
  expect(readRecord('value', 'classic')).toEqual(newRecord);
});

test('sessions are counted as far as they went, and a repeat moves no rating', () => {
  const record = trained(25);
  expect(record.sessions.map(({ answered }) => answered)).toEqual([10, 10, 5]);
  expect(record.answered).toBe(25);
  const again = recordAfter(record, {
    at: 30,
    sessionAt: 20,
    difficulty: 1900,
    score: 1,
    isRight: true,
    isRepeat: true,
  });
  expect(again.rating).toEqual(record.rating);
  expect(again.sessions.at(-1)).toMatchObject({ at: 20, answered: 6 });
});

test('only so many answers are kept, all of them are counted', () => {
  const record = trained(mostAnswers + 40);
  expect(record.answers).toHaveLength(mostAnswers);
  expect(record.answered).toBe(mostAnswers + 40);
  expect(formatRecords({ classic: record }).length).toBeLessThan(90_000);
});

test.each(['{"version":2,"tab', 'null', '[]', '{"version":3,"tables":{}}', '{"version":2}'])(
  'kept text %j is set aside, and training begins anew',
  (text) => {
    kept.set('farkle.training.odds', text);
    expect(readRecords('odds')).toEqual({});
    expect(kept.get('farkle.training.odds.damaged')).toBe(text);
    expect(kept.has('farkle.training.odds')).toBe(false);
  },
);

test('one damaged table takes no other with it, and the whole text is set aside', () => {
  const sound = formatRecords({ classic: trained(3), simple: trained(4) });
  const text = sound.replace('"answered":4', '"answered":-4');
  kept.set('farkle.training.odds', text);
  expect(Object.keys(readRecords('odds'))).toEqual(['classic']);
  expect(kept.get('farkle.training.odds.damaged')).toBe(text);
  expect(parseRecords(JSON.parse(kept.get('farkle.training.odds') ?? ''))).toMatchObject({ isWhole: true });
});

test('a second damaged text takes no earlier one’s place', () => {
  for (const text of ['first', 'second', 'third']) {
    kept.set('farkle.training.odds', text);
    readRecords('odds');
  }
  expect(kept.get('farkle.training.odds.damaged')).toBe('first');
  expect(kept.get('farkle.training.odds.damaged.2')).toBe('second');
  expect(kept.get('farkle.training.odds.damaged.3')).toBe('third');
});

test('where storage is full, a damaged text stays where it lies', () => {
  kept.set('farkle.training.keep', '{"version":2,"tab');
  room = 5;
  expect(readRecords('keep')).toEqual({});
  expect(kept.get('farkle.training.keep')).toBe('{"version":2,"tab');
});

test('the levels that the value drill once kept become ratings', () => {
  const standing = { level: 3.5, answered: 40, right: 31, rounds: 4, owed: { straight: 1 } };
  const fresh = { level: 2, answered: 0, right: 0, rounds: 0, owed: {} };
  kept.set(
    'farkle.training.value',
    JSON.stringify({ version: 1, standings: { classic: standing, simple: fresh } }),
  );
  expect(readRecord('value', 'classic')).toMatchObject({ answered: 40, right: 31, rating: { rating: 1600 } });
  expect(readRecord('value', 'simple')).toEqual(newRecord);
  changeRecord('value', 'simple', (record) => record);
  expect(readRecord('value', 'classic').answered).toBe(40);
  expect(kept.has('farkle.training.value.damaged')).toBe(false);
});
