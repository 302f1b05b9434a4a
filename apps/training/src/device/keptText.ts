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

/**
 * Keeps a text in the browser. Where its storage is blocked or full, the text lives as long as the page; false says
 * so.
 */
export function writeKept(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

/** Removes a text. */
export function removeKept(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

/** So many damaged texts of one key are kept; one more takes the place of the last. */
const mostAside = 9;

/** Moves a text that cannot be read out of the way: the first under `….damaged`, another under `….damaged.2`, … */
export function setAsideKept(key: string, text: string): void {
  let place = 1;
  while (place < mostAside && (readKept(asideKey(key, place)) ?? text) !== text) place++;
  // Only what lies safely elsewhere may be removed.
  if (writeKept(asideKey(key, place), text)) removeKept(key);
}

/** The keys under which damaged texts of a key may lie. */
export function asideKeys(key: string): readonly string[] {
  return Array.from({ length: mostAside }, (_, at) => asideKey(key, at + 1));
}

function asideKey(key: string, place: number): string {
  return place === 1 ? `${key}.damaged` : `${key}.damaged.${place}`;
}
