/** One text kept on this device. */
export interface TextShelf {
  /** Whether the text outlives the page: false when the browser's storage is blocked, missing or full. */
  readonly persistent: boolean;
  read(): string | null;
  write(text: string): void;
  /** Calls back when another tab has changed the text, or may have while this page was put aside. */
  watch(changed: () => void): () => void;
}

/**
 * A text in the browser's `localStorage`. Where that is blocked or full, the text lives in memory until a write
 * succeeds again, so that a choice holds at least as long as the page. A server keeps nothing: its memory is
 * everybody's.
 */
export function openTextShelf(key: string): TextShelf {
  let memory: string | null = null;
  let persistent = storage() !== null;
  return {
    get persistent() {
      return persistent;
    },
    read() {
      if (memory !== null) return memory;
      try {
        return storage()?.getItem(key) ?? null;
      } catch {
        persistent = false;
        return null;
      }
    },
    write(text) {
      try {
        const place = storage();
        place?.setItem(key, text);
        persistent = place !== null;
      } catch {
        persistent = false;
      }
      memory = persistent || typeof window === 'undefined' ? null : text;
    },
    watch(changed) {
      if (typeof window === 'undefined') return () => undefined;
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) changed();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', changed);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', changed);
      };
    },
  };
}

/** The browser's storage, null where there is none; even asking for it throws when it is blocked. */
function storage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
