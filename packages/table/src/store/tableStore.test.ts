import { loadedDice, type TableInput, type TableView } from '@farkle/engine';
import { classic, type Dice } from '@farkle/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Snapshot } from 'xstate';
import type { Decision, TableHost } from './host.ts';
import { longestRoll, pauses } from './pace.ts';
import { createTableStore, type TableStore } from './tableStore.ts';

const twoSeats: TableInput = { ruleSet: classic, goal: { kind: 'target' }, kinds: ['person', 'computer'] };

/** A computer that takes a 1 and banks. */
const takesTheOne = (): Decision => ({ setAside: [1], then: 'bank' });

type Laid = { store: TableStore; steps: unknown[]; troubles: unknown[] };

function lay(host: Partial<TableHost>, saved?: Snapshot<unknown>, input = twoSeats): Laid {
  const steps: unknown[] = [];
  const troubles: unknown[] = [];
  const store = createTableStore(
    input,
    {
      dealDice: loadedDice([]),
      playSeat: takesTheOne,
      pace: 'normal',
      onStep: (persisted) => steps.push(persisted),
      onTrouble: (error) => troubles.push(error),
      ...host,
    },
    saved,
  );
  store.open();
  return { store, steps, troubles };
}

const phase = (store: TableStore) => store.getState().view.phase;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('dice', () => {
  test('a roll is asked for and lands in the same step of the program, so that both are saved together', () => {
    const { store, steps } = lay({ dealDice: loadedDice(['1-2-3-3-4-6']) });
    expect(store.send({ type: 'roll' })).toBe(true);
    expect(steps).toHaveLength(2);
    expect(store.getState().snapshot.context.game.turn.roll).toEqual([1, 2, 3, 3, 4, 6]);
  });

  test('while dice roll on the screen nothing tells their result', () => {
    const { store } = lay({ dealDice: loadedDice(['2-2-3-3-4-6']) });
    const before = store.getState().view;
    store.send({ type: 'roll' });
    const { view, moving } = store.getState();
    expect(moving).toBe(true);
    expect(view.phase).toBe('rolling');
    expect(view.turn.farkle).toBeNull();
    expect(view.news).toEqual(before.news);
    expect(view.dice.every(({ state, scores }) => state === 'rolling' && !scores)).toBe(true);
    store.settle();
    expect(phase(store)).toBe('farkled');
    expect(store.getState().view.news.serial).toBeGreaterThan(before.news.serial);
  });

  test('a press while dice roll shows them at rest and does nothing else', () => {
    const { store } = lay({ dealDice: loadedDice(['1-2-3-3-4-6']) });
    store.send({ type: 'roll' });
    expect(store.send({ type: 'die.toggled', place: 0 })).toBe(false);
    expect(phase(store)).toBe('choosing');
    expect(store.getState().view.turn.selected).toEqual([]);
  });

  test('dice lie still in the end though no screen ever says so', () => {
    const { store } = lay({ dealDice: loadedDice(['1-2-3-3-4-6']) });
    store.send({ type: 'roll' });
    vi.advanceTimersByTime(longestRoll);
    expect(store.getState().moving).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a game saved while dice were due goes on with them at once', () => {
    const { store: first } = lay({ dealDice: () => new Promise<Dice>(() => undefined) });
    first.send({ type: 'roll' });
    expect(phase(first)).toBe('rolling');
    const saved = first.getState().snapshot;
    const { store } = lay({ dealDice: loadedDice(['1-2-3-3-4-6']) }, saved);
    expect(store.getState().snapshot.context.game.turn.roll).toEqual([1, 2, 3, 3, 4, 6]);
  });

  test('dice that do not arrive are asked for again, and nothing is lost', async () => {
    const deal = vi.fn<TableHost['dealDice']>().mockRejectedValueOnce(new Error('offline'));
    deal.mockResolvedValueOnce([1, 2, 3, 3, 4, 6]);
    const { store, troubles } = lay({ dealDice: deal });
    store.send({ type: 'roll' });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().trouble).toBe('dice');
    expect(phase(store)).toBe('rolling');
    expect(troubles).toHaveLength(1);
    store.retry();
    expect(store.getState().trouble).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    store.settle();
    expect(phase(store)).toBe('choosing');
    expect(deal).toHaveBeenCalledTimes(2);
    expect(deal.mock.calls[0]).toEqual(deal.mock.calls[1]);
  });

  test('dice that are not due are refused and said to be missing', () => {
    const { store, troubles } = lay({ dealDice: () => [1, 2] });
    store.send({ type: 'roll' });
    expect(store.getState().trouble).toBe('dice');
    expect(String(troubles[0])).toContain('6 dice are due');
  });

  test('dice that arrive after the table was closed are not heard, and are asked for when it opens again', async () => {
    const deal = vi.fn<TableHost['dealDice']>().mockResolvedValue([1, 2, 3, 3, 4, 6]);
    const { store, steps } = lay({ dealDice: deal });
    store.send({ type: 'roll' });
    store.close();
    await vi.advanceTimersByTimeAsync(10);
    expect(steps).toHaveLength(1);
    store.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(steps).toHaveLength(2);
    expect(deal).toHaveBeenCalledTimes(2);
  });
});

describe('a computer’s seat', () => {
  const computerBegins: TableInput = { ...twoSeats, firstSeat: 1 };

  test('rolls without being asked, thinks, shows what it keeps, and banks', async () => {
    const playSeat = vi.fn(takesTheOne);
    const { store } = lay({ dealDice: loadedDice(['1-2-3-3-4-6']), playSeat }, undefined, computerBegins);
    expect(phase(store)).toBe('thinking');
    await vi.advanceTimersByTimeAsync(pauses.normal.think);
    expect(store.getState().moving).toBe(true);
    expect(playSeat).not.toHaveBeenCalled();
    store.settle();
    expect(phase(store)).toBe('thinking');
    await vi.advanceTimersByTimeAsync(pauses.normal.think);
    expect(phase(store)).toBe('showing');
    expect(store.getState().view.intent).toBe('bank');
    await vi.advanceTimersByTimeAsync(pauses.normal.show - 1);
    expect(phase(store)).toBe('showing');
    await vi.advanceTimersByTimeAsync(1);
    expect(phase(store)).toBe('ready');
    expect(store.getState().view.seats[1]?.score).toBe(100);
    expect(playSeat).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ firstSeat: 1 }), 1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a skip cuts its pause short', async () => {
    const { store } = lay({ dealDice: loadedDice(['1-2-3-3-4-6']) }, undefined, computerBegins);
    for (let press = 0; press < 3; press++) {
      expect(store.skip()).toBe(true);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(phase(store)).toBe('ready');
    expect(store.skip()).toBe(false);
  });

  test('with the instant pace it waits for nothing', async () => {
    const dealDice = loadedDice(['1-2-3-3-4-6']);
    const { store } = lay({ dealDice, pace: 'instant' }, undefined, computerBegins);
    await vi.advanceTimersByTimeAsync(0);
    expect(phase(store)).toBe('ready');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('its farkle is seen for a while and then acknowledged', async () => {
    const { store } = lay({ dealDice: loadedDice(['2-2-3-3-4-6']) }, undefined, computerBegins);
    await vi.advanceTimersByTimeAsync(pauses.normal.think);
    store.settle();
    expect(phase(store)).toBe('farkled');
    await vi.advanceTimersByTimeAsync(pauses.normal.show);
    expect(phase(store)).toBe('ready');
  });

  test('a person’s farkle waits for the person', async () => {
    const { store } = lay({ dealDice: loadedDice(['2-2-3-3-4-6']) });
    store.send({ type: 'roll' });
    store.settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(phase(store)).toBe('farkled');
    expect(store.send({ type: 'farkle.acknowledged' })).toBe(true);
    expect(phase(store)).toBe('thinking');
  });

  test('a decision that the rules do not allow is a fault, told, and asked for again', async () => {
    const playSeat = vi.fn<TableHost['playSeat']>();
    playSeat.mockReturnValueOnce({ setAside: [2], then: 'bank' }).mockResolvedValueOnce(takesTheOne());
    const { store, troubles } = lay(
      { dealDice: loadedDice(['1-2-3-3-4-6']), playSeat, pace: 'instant' },
      undefined,
      computerBegins,
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().trouble).toBe('player');
    expect(String(troubles[0])).toContain('which the rules do not allow');
    store.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(phase(store)).toBe('ready');
  });

  test('a closed table leaves no timer, and goes on where it was when it opens', async () => {
    const { store } = lay({ dealDice: loadedDice(['1-2-3-3-4-6']) }, undefined, computerBegins);
    await vi.advanceTimersByTimeAsync(pauses.normal.think);
    store.settle();
    await vi.advanceTimersByTimeAsync(pauses.normal.think);
    expect(phase(store)).toBe('showing');
    store.close();
    expect(vi.getTimerCount()).toBe(0);
    store.open();
    await vi.advanceTimersByTimeAsync(pauses.normal.show);
    expect(phase(store)).toBe('ready');
  });

  test('a game saved while a decision was shown goes on with it', async () => {
    const saved: Record<string, unknown> = {};
    const { store: first } = lay(
      {
        dealDice: loadedDice(['1-2-3-3-4-6']),
        onStep: (persisted: unknown, view: TableView) => {
          saved[view.phase] = JSON.parse(JSON.stringify(persisted));
        },
      },
      undefined,
      computerBegins,
    );
    for (let press = 0; press < 3; press++) {
      first.skip();
      await vi.advanceTimersByTimeAsync(0);
    }
    for (const at of ['thinking', 'showing']) {
      const { store } = lay({}, saved[at] as Snapshot<unknown>, computerBegins);
      await vi.advanceTimersByTimeAsync(pauses.normal.think + pauses.normal.show);
      expect(store.getState().view.seats[1]?.score).toBe(100);
      store.close();
    }
  });
});
