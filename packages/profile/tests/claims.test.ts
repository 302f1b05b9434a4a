import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connection } from '../src/database.ts';
import type { Saves } from '../src/index.ts';
import { openSavesOn } from '../src/saves/openSaves.ts';
import { game } from './games.ts';
import { tabLocks } from './tabLocks.ts';

const slot = 'table';
const playedElsewhere = { ok: false, error: { code: 'playedElsewhere' } };
let locks = tabLocks();

function openTab(): Promise<Saves> {
  return openSavesOn(connection(), locks);
}

async function moves(saves: Saves): Promise<number> {
  const load = await saves.load(slot);
  if (!load.ok) throw new Error(load.error.code);
  return load.value.dealer.turn;
}

beforeEach(() => {
  locks = tabLocks();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

describe('a game in two tabs', () => {
  test('is played in the first; the second is told so and changes nothing', async () => {
    const [first, second] = [await openTab(), await openTab()];
    expect((await first.claimSlot(slot)).owned).toBe(true);
    await first.store(slot, game(1));
    expect((await second.claimSlot(slot)).owned).toBe(false);
    expect(await second.store(slot, game(8))).toEqual(playedElsewhere);
    expect(await second.remove(slot)).toEqual(playedElsewhere);
    expect(await moves(second)).toBe(1);
  });

  test('“play here” takes it over: the other tab learns it and can no longer save', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const claim = await first.claimSlot(slot);
    for (let move = 1; move <= 5; move++) await first.store(slot, game(move));
    await second.claimSlot(slot);
    expect((await second.claimSlot(slot, { steal: true })).owned).toBe(true);
    await claim.lost;
    expect(await first.store(slot, game(6))).toEqual(playedElsewhere);
    expect(await second.store(slot, game(7))).toMatchObject({ ok: true });
    expect(await moves(await openTab())).toBe(7);

    expect((await first.claimSlot(slot, { steal: true })).owned).toBe(true);
    expect(await moves(first)).toBe(7);
    expect(await second.store(slot, game(9))).toEqual(playedElsewhere);
    expect(await first.store(slot, game(8))).toMatchObject({ ok: true });
    expect(await moves(await openTab())).toBe(8);
  });

  test('a tab that has not yet heard that it lost the game writes nothing that counts', async () => {
    const [first, second] = [await openTab(), await openTab()];
    for (let move = 1; move <= 5; move++) await first.store(slot, game(move));
    await second.claimSlot(slot, { steal: true });
    await second.store(slot, game(6));
    for (let move = 50; move <= 60; move++) await first.store(slot, game(move));
    expect(await moves(await openTab())).toBe(6);
  });

  test('closing the first makes the game free for the second', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const claim = await first.claimSlot(slot);
    await first.store(slot, game(2));
    expect((await second.claimSlot(slot)).owned).toBe(false);
    await claim.release();
    expect((await second.claimSlot(slot)).owned).toBe(true);
    expect(await second.store(slot, game(3))).toMatchObject({ ok: true });
  });

  test('other slots are free', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.claimSlot(slot);
    expect((await second.claimSlot('another')).owned).toBe(true);
  });
});

describe('within one tab', () => {
  test('a view that comes, goes and comes again at once keeps the game', async () => {
    const tab = await openTab();
    const first = tab.claimSlot(slot);
    const gone = first.then((claim) => claim.release());
    const second = tab.claimSlot(slot);
    await gone;
    expect((await second).owned).toBe(true);
    expect((await (await openTab()).claimSlot(slot)).owned).toBe(false);
    await (await second).release();
    expect((await (await openTab()).claimSlot(slot)).owned).toBe(true);
  });

  test('letting go and claiming again waits for the lock', async () => {
    const tab = await openTab();
    const first = await tab.claimSlot(slot);
    void first.release();
    void first.release();
    expect((await tab.claimSlot(slot)).owned).toBe(true);
  });

  test('a denied claim may be made again', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const claim = await first.claimSlot(slot);
    await (await second.claimSlot(slot)).release();
    expect((await second.claimSlot(slot)).owned).toBe(false);
    await claim.release();
    expect((await second.claimSlot(slot)).owned).toBe(true);
  });

  test('“play here” pressed while the plain claim is still asking takes the game', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.claimSlot(slot);
    const plain = second.claimSlot(slot);
    const steal = second.claimSlot(slot, { steal: true });
    expect((await plain).owned).toBe(false);
    expect((await steal).owned).toBe(true);
    expect(await second.store(slot, game(1))).toMatchObject({ ok: true });
  });
});

describe('a browser without locks, or that refuses them here', () => {
  const refusing = {
    request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
  } as unknown as LockManager;

  test.each([
    ['none', undefined],
    ['refusing', refusing],
  ])('%s: every claim is granted and the game can be played', async (_, locksHere) => {
    const saves = await openSavesOn(connection(), locksHere);
    const claim = await saves.claimSlot(slot);
    expect(claim.owned).toBe(true);
    expect(await saves.store(slot, game(1))).toMatchObject({ ok: true });
    await claim.release();
  });
});
