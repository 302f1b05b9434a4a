import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestName, playerName } from '../src/index.ts';
import { memoryShelf } from '../src/saves/memoryShelf.ts';
import { parseSave } from '../src/saves/parseSave.ts';
import type { SaveShelf } from '../src/saves/saveShelf.ts';
import { createSaves } from '../src/saves/saves.ts';
import { slotClaims } from '../src/saves/slotClaims.ts';
import { game } from './games.ts';

const slot = 'table';
const sound = { ...game(1), version: 1, slot, revision: 4 };
const person = { name: 'Ada', kind: 'person' };
const computer = { name: '', kind: 'computer', level: 'easy' };

const reading = (change: object) => parseSave(JSON.stringify({ ...sound, ...change }));
const names = (...typed: string[]) => {
  const read = reading({ mode: 'together', seats: typed.map((name) => ({ name, kind: 'person' })) });
  return read.ok ? read.value.seats.map(({ name }) => name) : read.error;
};

/** A page of a device on whose shelf another hand has put something. */
async function page(...records: Parameters<SaveShelf['put']>[0][]) {
  const shelf = memoryShelf();
  for (const record of records) await shelf.put(record);
  const found = await shelf.all();
  return createSaves(shelf, found.ok ? found.value : [], slotClaims(undefined), () => 7);
}

describe('names that another hand wrote', () => {
  test('are cut to what a person can type', () => {
    expect(names('Ada', 'B'.repeat(100_000))).toEqual(['Ada', 'B'.repeat(longestName)]);
  });

  test('lose control and direction characters and what is half a letter', () => {
    expect(names('A\u0000d\u202ea\n', '\ud83d\ud83dBen', '\u0007')).toEqual(['Ada', 'Ben', '']);
  });

  test('that are markup stay plain text', () => {
    expect(names('<b onclick=x>', 'Ben')).toEqual(['<b onclick=x>', 'Ben']);
  });
});

describe('seats that do not go with the mode', () => {
  test.each([
    ['computer', [person]],
    ['computer', [computer, computer]],
    ['computer', [person, person]],
    ['computer', [person, person, computer]],
    ['solo', [person, person]],
    ['solo', [computer]],
    ['together', [person]],
    ['together', [person, computer]],
    ['together', [person, person, person, person, person]],
    ['together', []],
  ])('%s with %j is no game', (mode, seats) => {
    expect(reading({ mode, seats })).toMatchObject({ ok: false, error: { code: 'damaged' } });
  });

  test.each([
    ['computer', [person, computer]],
    ['computer', [person, computer, computer, computer]],
    ['solo', [person]],
    ['together', [person, person, person, person]],
  ])('%s with %j is one', (mode, seats) => {
    expect(reading({ mode, seats }).ok).toBe(true);
  });
});

describe('a save of another hand', () => {
  test.each([
    ['a time that no calendar has', { savedAt: 1e300 }],
    ['a number beyond all numbers', '1e999'],
    ['no time', { savedAt: null }],
    ['a seed that is a number', { dealer: { ...sound.dealer, seed: 7 } }],
    ['a turn before the first', { dealer: { ...sound.dealer, turn: -1 } }],
    ['a roll beyond all counting', { dealer: { ...sound.dealer, roll: 2 ** 60 } }],
    ['a revision beyond all counting', { revision: 2 ** 60 }],
    ['an endless name of the game', { id: 'x'.repeat(1_000) }],
    ['an endless level', { seats: [person, { ...computer, level: 'x'.repeat(1_000) }] }],
    ['a name that is a list', { seats: [{ ...person, name: ['Ada'] }, computer] }],
    ['a table that is a text', { table: 'dice' }],
    ['no table', { table: null }],
    ['seats as an object', { seats: { 0: person, 1: computer, length: 2 } }],
  ])('with %s is damaged', (_, change) => {
    const raw =
      typeof change === 'string'
        ? JSON.stringify(sound).replace(/"savedAt":\d+/, `"savedAt":${change}`)
        : JSON.stringify({ ...sound, ...change });
    expect(parseSave(raw)).toMatchObject({ ok: false, error: { code: 'damaged' } });
  });

  test('cannot reach into the program through __proto__', () => {
    const raw = JSON.stringify(sound).replace('{', '{"__proto__":{"practice":true,"hacked":1},');
    const read = parseSave(raw);
    if (!read.ok) throw new Error(read.error.code);
    expect(Object.keys(read.value).sort()).toEqual(Object.keys(sound).sort());
    expect(Object.getPrototypeOf(read.value)).toBe(Object.prototype);
    expect('hacked' in {}).toBe(false);
    const bare = '{"__proto__":{"version":1,"slot":"table"}}';
    expect(parseSave(bare).ok).toBe(false);
  });

  test('may be as deep as it likes', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    for (const raw of [deep, `{"version":1,"seats":${deep}}`, JSON.stringify(sound).replace('"Ada"', deep)]) {
      expect(parseSave(raw)).toMatchObject({ ok: false, error: { code: 'damaged' } });
    }
  });

  test('is read or refused, whatever one part of it is; what is read is clean', () => {
    const parts = ['', ...Object.keys(sound), 'seats.0', 'seats.1.name', 'seats.1.level', 'dealer.turn'];
    const values = fc.oneof(fc.jsonValue(), fc.double(), fc.maxSafeInteger(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.constantFrom(...parts), values, (part, value) => {
        const read = parseSave(JSON.stringify(withPart(sound, part.split('.'), value)));
        if (!read.ok) return;
        for (const { name } of read.value.seats) expect(playerName(name)).toBe(name);
        expect(Number.isNaN(new Date(read.value.savedAt).getTime())).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a record whose place says something else than its save', () => {
  test.each([
    ['another slot', { slot: 'elsewhere', revision: 4 }],
    ['another revision', { slot, revision: 5 }],
    ['no revision of ours', { slot, revision: Number.POSITIVE_INFINITY }],
    ['half a revision', { slot, revision: 4.5 }],
  ])('%s is put aside, and the slot can be played in', async (_, place) => {
    const raw = JSON.stringify({ ...sound, revision: 4 });
    const saves = await page({ ...place, raw });
    expect(await saves.list()).toEqual({ ok: true, value: [] });
    expect(await saves.load(place.slot)).toMatchObject({ ok: false, error: { code: 'damaged' } });
    expect(await saves.store(place.slot, game(0))).toMatchObject({ ok: true });
    const aside = await saves.damaged();
    expect(aside.ok && aside.value.map((each) => each.raw)).toEqual([raw]);
  });
});

describe('looking at a slot', () => {
  test('shows a game, or why there is none, and moves nothing', async () => {
    const raw = JSON.stringify(sound);
    expect(await (await page()).look(slot)).toEqual({ ok: false, error: { code: 'missing' } });
    expect(await (await page({ slot, revision: 4, raw })).look(slot)).toMatchObject({
      ok: true,
      value: sound,
    });

    for (const [text, code] of [
      ['dice on the floor', 'damaged'],
      [JSON.stringify({ ...sound, version: 2 }), 'newerVersion'],
    ] as const) {
      const saves = await page({ slot, revision: 4, raw: text });
      for (let looks = 0; looks < 2; looks++) {
        expect(await saves.look(slot)).toEqual({ ok: false, error: { code } });
      }
      expect(await saves.damaged()).toEqual({ ok: true, value: [] });
      const file = await saves.exportRaw(slot);
      expect(JSON.parse(file.ok ? file.value : '')).toEqual([{ slot, revision: 4, raw: text }]);
    }
  });
});

/** A copy with another value at a path; the empty path is the whole. */
function withPart(whole: object, [first = '', ...rest]: readonly string[], value: unknown): unknown {
  if (first === '') return value;
  const copy: Record<string, unknown> = { ...whole };
  copy[first] = rest.length === 0 ? value : withPart(copy[first] as object, rest, value);
  return Array.isArray(whole) ? Object.assign([], copy) : copy;
}
