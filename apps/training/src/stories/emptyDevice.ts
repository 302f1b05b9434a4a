/**
 * Gives a story a browser that has kept nothing, and takes it away again. What somebody has trained at the same address
 * is neither read nor changed.
 */
export function emptyDevice(): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, value: emptyStorage() });
  return () => {
    if (own !== undefined) Object.defineProperty(window, 'localStorage', own);
  };
}

function emptyStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}
