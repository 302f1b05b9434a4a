/** What could not be kept in the browser holds at least as long as the page. */
const memory = new Map<string, string>();

/** A text kept under a key; null where there is none. */
export function readKept(key: string): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in the browser. Where its storage is blocked or full, the text lives as long as the page. */
export function writeKept(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Moves a text that cannot be read out of the way, where it overwrites nothing but an earlier damaged one. */
export function setAsideKept(key: string, text: string): void {
  writeKept(`${key}.damaged`, text);
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}
