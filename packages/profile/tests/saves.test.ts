import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connection } from '../src/database.ts';
import type { Save, Saves } from '../src/index.ts';
import { openSavesOn } from '../src/saves/openSaves.ts';
import { game } from './games.ts';

const slot = 'table';

/** A visit to the page: everything opened anew on the same device. */
function visit(): Promise<Saves> {
  return openSavesOn(connection(), undefined);
}

/** Another hand writes into the database. */
async function tamper(record: { slot: string; revision: number; raw: unknown }): Promise<void> {
  const db = await connection().open();
  await db.put('saves', record);
  db.close();
}

async function loaded(saves: Saves): Promise<Save> {
  const load = await saves.load(slot);
  if (!load.ok) throw new Error(load.error.code);
  return load.value;
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

describe('an unfinished game', () => {
  test('is there at the next visit, dice and all', async () => {
    const saves = await visit();
    expect(saves.persistent).toBe(true);
    const stored = await saves.store(slot, game(3));
    const found = await loaded(await visit());
    expect(found).toEqual({ ...game(3), version: 1, slot, revision: 1 });
    expect(stored).toEqual({ ok: true, value: found });
  });

  test('a slot that nobody has played in is empty', async () => {
    expect(await (await visit()).load(slot)).toEqual({ ok: false, error: { code: 'missing' } });
  });

  test('each move replaces the one before, and only one record remains', async () => {
    const saves = await visit();
    for (let moves = 1; moves <= 5; moves++) await saves.store(slot, game(moves));
    expect((await loaded(saves)).dealer.turn).toBe(5);
    expect(await (await connection().open()).count('saves')).toBe(1);
  });

  test('moves made quickly, none waited for, end with the last', async () => {
    const saves = await visit();
    await Promise.all(Array.from({ length: 30 }, (_, at) => saves.store(slot, game(at + 1))));
    expect((await loaded(await visit())).dealer.turn).toBe(30);
  });

  test('a move is handed over before store returns: whoever asks next finds it', async () => {
    const saves = await visit();
    void saves.store(slot, game(1));
    expect((await loaded(saves)).dealer.turn).toBe(1);
  });

  test('a late write of an older move never replaces a newer one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), async (order) => {
        vi.stubGlobal('indexedDB', new IDBFactory());
        const raws = new Map<number, unknown>();
        const saves = await visit();
        for (let moves = 1; moves <= 7; moves++) {
          await saves.store(slot, game(moves));
          const db = await connection().open();
          raws.set(moves, (await db.get('saves', [slot, moves]))?.raw);
        }
        await saves.remove(slot);
        for (const revision of order) await tamper({ slot, revision, raw: raws.get(revision) });
        expect((await loaded(await visit())).dealer.turn).toBe(Math.max(...order));
      }),
      { numRuns: 20 },
    );
  });

  test('a new game in the slot replaces an old one with many more moves', async () => {
    const saves = await visit();
    for (let moves = 1; moves <= 9; moves++) await saves.store(slot, game(moves, 'old'));
    await (await visit()).store(slot, game(0, 'new'));
    expect((await loaded(await visit())).id).toBe('new');
  });

  test('a game that is over leaves its slot empty, and the next one begins there', async () => {
    const saves = await visit();
    await saves.store(slot, game(1));
    expect(await saves.remove(slot)).toEqual({ ok: true, value: null });
    expect((await saves.load(slot)).ok).toBe(false);
    await saves.store(slot, game(0, 'next'));
    expect((await loaded(await visit())).id).toBe('next');
  });

  test('slots do not touch one another, and the list has the latest game first', async () => {
    const saves = await visit();
    await saves.store('solo', game(1, 'first'));
    await saves.store('computer', game(3, 'third'));
    await saves.store('together', game(2, 'second'));
    const list = await (await visit()).list();
    expect(list.ok && list.value.map((save) => save.id)).toEqual(['third', 'second', 'first']);
    await saves.remove('solo');
    const shorter = await saves.list();
    expect(shorter.ok && shorter.value.map((save) => save.slot)).toEqual(['computer', 'together']);
  });

  test('a game that could not be read back is the caller’s mistake and replaces nothing', async () => {
    const saves = await visit();
    await saves.store(slot, game(1));
    await expect(saves.store(slot, { ...game(2), table: undefined })).rejects.toThrow(/cannot be read back/);
    await expect(saves.store(slot, { ...game(2), seats: [] })).rejects.toThrow(/wrong at seats/);
    expect((await loaded(saves)).dealer.turn).toBe(1);
  });
});

describe('a damaged save', () => {
  const sound = { ...game(1), version: 1, slot, revision: 4 };

  test.each([
    ['{"version":1,', 'not JSON'],
    [{ version: 1 }, 'not a text'],
    ['null', 'wrong at the save itself'],
    [
      JSON.stringify({ ...sound, dealer: { ...sound.dealer, seed: 'lucky' } }),
      'wrong at dealer: notASeed seed',
    ],
    [JSON.stringify({ ...sound, seats: [{ name: 'Ada', kind: 'cat' }] }), 'wrong at seats.0.kind'],
    [JSON.stringify({ ...sound, table: 'dice' }), 'wrong at table'],
    [JSON.stringify({ ...sound, version: 0 }), 'wrong at version'],
    [JSON.stringify({ ...sound, practice: undefined }), 'wrong at practice'],
  ])('%j is put aside whole, with the reason, and the slot is free', async (raw, reason) => {
    await tamper({ slot, revision: 4, raw });
    const saves = await visit();
    const before = Date.now();
    const load = await saves.load(slot);
    if (load.ok || load.error.code !== 'damaged') throw new Error('not damaged');
    const { damaged } = load.error;
    expect(damaged).toMatchObject({ slot, revision: 4, raw });
    expect(damaged.reason).toContain(reason);
    expect(damaged.setAsideAt).toBeGreaterThanOrEqual(before);

    expect(await saves.load(slot)).toEqual({ ok: false, error: { code: 'missing' } });
    await saves.store(slot, game(1, 'after'));
    expect((await loaded(await visit())).id).toBe('after');

    const aside = await (await visit()).damaged();
    expect(aside).toEqual({ ok: true, value: [damaged] });
  });

  test('can be taken away as a file and dropped after', async () => {
    await tamper({ slot, revision: 4, raw: '{"version":1,' });
    const saves = await visit();
    await saves.load(slot);
    const file = await saves.exportRaw(slot);
    const [one] = JSON.parse(file.ok ? file.value : '[]');
    expect(one).toMatchObject({ slot, raw: '{"version":1,', reason: 'not JSON' });
    await saves.removeDamaged(one.id);
    expect(await saves.damaged()).toEqual({ ok: true, value: [] });
  });

  test('a game that the table cannot restore is put aside by whoever tried', async () => {
    const saves = await visit();
    expect(await saves.setAside(slot, 'nothing there')).toEqual({ ok: true, value: null });
    await saves.store(slot, game(2));
    const aside = await saves.setAside(slot, 'no such state');
    expect(aside).toMatchObject({ ok: true, value: { slot, reason: 'no such state' } });
    expect(JSON.parse(aside.ok ? String(aside.value?.raw) : '')).toMatchObject(game(2));
    expect((await saves.load(slot)).ok).toBe(false);
  });

  test('does not hide the games of other slots', async () => {
    const saves = await visit();
    await saves.store('solo', game(1));
    await tamper({ slot, revision: 1, raw: 'x' });
    const list = await (await visit()).list();
    expect(list.ok && list.value.map((save) => save.slot)).toEqual(['solo']);
  });

  test('any text in a slot is answered, none throws, and none is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), fc.constant(JSON.stringify(sound))), async (raw) => {
        vi.stubGlobal('indexedDB', new IDBFactory());
        await tamper({ slot, revision: 1, raw });
        const saves = await visit();
        const load = await saves.load(slot);
        const aside = await saves.damaged();
        expect(load.ok || (aside.ok && aside.value[0]?.raw === raw)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a game of a newer version', () => {
  const raw = JSON.stringify({ ...game(1), version: 2, slot, revision: 5, weather: 'fine' });

  test('is refused and kept as it is: neither loaded nor replaced nor removed', async () => {
    await tamper({ slot, revision: 5, raw });
    const saves = await visit();
    const refused = { ok: false, error: { code: 'newerVersion' } };
    expect(await saves.store(slot, game(0))).toEqual(refused);
    expect(await saves.load(slot)).toEqual(refused);
    expect(await saves.remove(slot)).toEqual(refused);
    expect(await saves.load(slot)).toEqual(refused);
    expect((await (await connection().open()).get('saves', [slot, 5]))?.raw).toBe(raw);
  });

  test('can be put aside by a person who wants the slot', async () => {
    await tamper({ slot, revision: 5, raw });
    const saves = await visit();
    await saves.setAside(slot, 'the person wanted to play');
    expect((await saves.store(slot, game(0))).ok).toBe(true);
    const aside = await saves.damaged();
    expect(aside.ok && aside.value[0]?.raw).toBe(raw);
  });
});

describe('a browser that keeps nothing', () => {
  async function playsInMemory(saves: Saves): Promise<void> {
    expect(saves.persistent).toBe(false);
    for (let moves = 1; moves <= 3; moves++) await saves.store(slot, game(moves));
    expect((await loaded(saves)).dealer.turn).toBe(3);
    const list = await saves.list();
    expect(list.ok && list.value.length).toBe(1);
    await saves.setAside(slot, 'broken');
    expect(await saves.load(slot)).toEqual({ ok: false, error: { code: 'missing' } });
    const aside = await saves.damaged();
    expect(aside.ok && aside.value.map(({ id, reason }) => ({ id, reason }))).toEqual([
      { id: 1, reason: 'broken' },
    ]);
    await saves.removeDamaged(1);
    await saves.store(slot, game(1));
    await saves.remove(slot);
    expect((await saves.load(slot)).ok).toBe(false);
    expect(await saves.exportRaw(slot)).toEqual({ ok: true, value: '[]' });
  }

  test('without a database the game lives as long as the page', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const saves = await visit();
    expect(saves.problem).toBeNull();
    await playsInMemory(saves);
  });

  test('a database that does not open says why', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const saves = await visit();
    expect(saves.problem).toEqual({
      code: 'unavailable',
      detail: 'SecurityError: The operation is insecure.',
    });
    await playsInMemory(saves);
  });

  test('a database of a newer version asks for a reload', async () => {
    await new Promise((resolve, reject) => {
      const request = indexedDB.open('farkle', 99);
      request.onsuccess = () => resolve(request.result.close());
      request.onerror = reject;
    });
    const saves = await visit();
    expect(saves).toMatchObject({ persistent: false, problem: { code: 'outdated' } });
  });

  test('a full device is a reason, not a crash, and the move before stays', async () => {
    const way = connection();
    const saves = await openSavesOn(way, undefined);
    await saves.store(slot, game(1));
    const db = await way.open();
    vi.spyOn(db, 'transaction').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    expect(await saves.store(slot, game(2))).toEqual({ ok: false, error: { code: 'full' } });
    expect((await loaded(await visit())).dealer.turn).toBe(1);
  });

  test('a connection that the browser has cut is opened again at the next move', async () => {
    const way = connection();
    const saves = await openSavesOn(way, undefined);
    await saves.store(slot, game(1));
    forceCloseDatabase(unwrap(await way.open()) as never);
    await vi.waitFor(() => expect(way.current).toBeNull());
    void saves.store(slot, game(2));
    expect(await saves.store(slot, game(3))).toMatchObject({ ok: true });
    expect((await loaded(await visit())).dealer.turn).toBe(3);
  });

  test('a connection that is lost without a word is opened again within the move', async () => {
    const way = connection();
    const saves = await openSavesOn(way, undefined);
    (await way.open()).close();
    void saves.store(slot, game(1));
    expect(await saves.store(slot, game(2))).toMatchObject({ ok: true });
    expect((await loaded(await visit())).dealer.turn).toBe(2);
  });

  test('a newer program in another tab may change the database; this page is told to reload', async () => {
    const way = connection();
    const saves = await openSavesOn(way, undefined);
    await saves.store(slot, game(1));
    await new Promise((resolve, reject) => {
      const request = indexedDB.open('farkle', 2);
      request.onsuccess = () => resolve(request.result.close());
      request.onerror = reject;
    });
    expect(way.current).toBeNull();
    expect(await saves.store(slot, game(2))).toEqual({ ok: false, error: { code: 'outdated' } });
  });
});
