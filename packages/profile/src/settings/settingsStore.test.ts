import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultSettings } from './settings.ts';
import { createSettingsStore, settingsKey } from './settingsStore.ts';
import { openTextShelf } from './textShelf.ts';

/** A tab of a browser as far as settings see it: events, and a storage that tabs share. */
function openTab(storage: object | 'blocked'): EventTarget {
  const tab = new EventTarget();
  Object.defineProperty(tab, 'localStorage', {
    get() {
      if (storage === 'blocked') throw new DOMException('The operation is insecure.', 'SecurityError');
      return storage;
    },
  });
  vi.stubGlobal('window', tab);
  return tab;
}

function storageOf(entries: Record<string, string> = {}, room = Number.POSITIVE_INFINITY) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('Full.', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
}

function openStore() {
  return createSettingsStore(openTextShelf(settingsKey));
}

afterEach(() => vi.unstubAllGlobals());

describe('settings on a device', () => {
  test('a choice is there again at the next visit', () => {
    openTab(storageOf());
    expect(openStore().write({ theme: 'night' })).toEqual({ ...defaultSettings, theme: 'night' });
    expect(openStore().read().theme).toBe('night');
    expect(openStore().persistent).toBe(true);
  });

  test('reading twice gives the same object until something changes', () => {
    openTab(storageOf());
    const store = openStore();
    const before = store.read();
    expect(store.read()).toBe(before);
    store.write({ riskHint: true });
    expect(store.read()).not.toBe(before);
    expect(store.read()).toBe(store.read());
  });

  test('damaged settings are those of a new device, and the next choice mends them', () => {
    const storage = storageOf({ [settingsKey]: '{"theme":' });
    openTab(storage);
    expect(openStore().read()).toEqual(defaultSettings);
    openStore().write({ motion: 'reduced' });
    expect(storage.kept.get(settingsKey)).toBe('{"motion":"reduced"}');
  });

  test('what a newer version has set survives a choice made in this one', () => {
    const storage = storageOf({ [settingsKey]: '{"theme":"sepia","sound":0.4,"riskHint":true}' });
    openTab(storage);
    expect(openStore().read()).toEqual({ ...defaultSettings, riskHint: true });
    openStore().write({ riskHint: false });
    expect(JSON.parse(storage.kept.get(settingsKey) ?? '')).toEqual({
      theme: 'sepia',
      sound: 0.4,
      riskHint: false,
    });
  });

  test('a choice made here is told to this tab, until it stops listening', () => {
    openTab(storageOf());
    const store = openStore();
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.write({ theme: 'day' });
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    store.write({ theme: 'night' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a choice made in another tab is told and read', () => {
    const storage = storageOf();
    const tab = openTab(storage);
    const store = openStore();
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    storage.kept.set(settingsKey, '{"theme":"night"}');
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: settingsKey }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.read().theme).toBe('night');

    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }));
    expect(heard).toHaveBeenCalledTimes(1);

    storage.kept.clear();
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(store.read()).toEqual(defaultSettings);

    stop();
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: settingsKey }));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('a page that comes back from the browser’s cache reads anew', () => {
    const tab = openTab(storageOf());
    const heard = vi.fn();
    openStore().subscribe(heard);
    tab.dispatchEvent(new Event('pageshow'));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('where the browser keeps nothing', () => {
  test('blocked storage: a choice holds as long as the page', () => {
    openTab('blocked');
    const store = openStore();
    expect(store.read()).toEqual(defaultSettings);
    expect(store.persistent).toBe(false);
    expect(store.write({ theme: 'night' }).theme).toBe('night');
    expect(store.read().theme).toBe('night');
    expect(openStore().read().theme).toBe('system');
  });

  test('full storage: a choice holds as long as the page, and what was kept stays', () => {
    const storage = storageOf({ [settingsKey]: '{"riskHint":true}' }, 20);
    openTab(storage);
    const store = openStore();
    expect(store.persistent).toBe(true);
    expect(store.write({ theme: 'night' })).toMatchObject({ theme: 'night', riskHint: true });
    expect(store.persistent).toBe(false);
    expect(store.read()).toMatchObject({ theme: 'night', riskHint: true });
    expect(storage.kept.get(settingsKey)).toBe('{"riskHint":true}');
  });

  test('a server keeps nobody’s choices', () => {
    const store = openStore();
    expect(store.read()).toBe(store.read());
    expect(store.write({ theme: 'night' })).toEqual(defaultSettings);
    expect(store.persistent).toBe(false);
    store.subscribe(() => undefined)();
  });
});
