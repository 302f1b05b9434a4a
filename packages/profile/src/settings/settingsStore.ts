import { parseSettings, settingFields } from './parseSettings.ts';
import type { Settings } from './settings.ts';
import { openTextShelf, type TextShelf } from './textShelf.ts';

/** Under this key of `localStorage` the settings lie as JSON. */
export const settingsKey = 'farkle.settings';

/** Settings that can be read, changed and watched; `read` and `subscribe` fit React's `useSyncExternalStore`. */
export interface SettingsStore {
  /** Whether changes outlive the page. */
  readonly persistent: boolean;
  /** The settings now; the same object as long as nothing changes. */
  read(): Settings;
  /** Changes some fields and returns the settings after it. */
  write(change: Partial<Settings>): Settings;
  /** Calls back after a change made here or in another tab, until the returned function is called. */
  subscribe(changed: () => void): () => void;
}

/**
 * Makes a store on a shelf. A write touches the named fields only: fields that this version does not know, or whose
 * values it cannot read, stay as they lie, so that an older tab does not undo what a newer one has set.
 */
export function createSettingsStore(shelf: TextShelf): SettingsStore {
  const listeners = new Set<() => void>();
  let stopWatching: (() => void) | null = null;
  let seenText: string | null = null;
  let seen = parseSettings(null);

  function read(): Settings {
    const text = shelf.read();
    if (text !== seenText) {
      seenText = text;
      seen = parseSettings(fromJson(text));
    }
    return seen;
  }

  function changed(): void {
    for (const listener of [...listeners]) listener();
  }

  return {
    get persistent() {
      return shelf.persistent;
    },
    read,
    write(change) {
      const text = JSON.stringify({ ...settingFields(fromJson(shelf.read())), ...change });
      shelf.write(text);
      changed();
      return read();
    },
    subscribe(listener) {
      const own = (): void => listener();
      listeners.add(own);
      stopWatching ??= shelf.watch(changed);
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = null;
      };
    },
  };
}

function fromJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The settings of this device. On a server they are those of a new device and nothing is kept. */
export const deviceSettings: SettingsStore = createSettingsStore(openTextShelf(settingsKey));

/** The settings now; stable between changes. */
export function readSettings(): Settings {
  return deviceSettings.read();
}

/** Changes some fields on this device and returns the settings after it. */
export function writeSettings(change: Partial<Settings>): Settings {
  return deviceSettings.write(change);
}

/** Calls back after every change of the settings, in this tab or another; returns the way to stop. */
export function subscribeSettings(changed: () => void): () => void {
  return deviceSettings.subscribe(changed);
}
