import { useEffect } from 'react';

/** Who has done nothing for so many milliseconds counts as stuck. */
const aWhile = 25_000;

/** Calls back when nothing has happened for a while; everything in `since` begins the while anew. */
export function useStuck(onStuck: () => void, since: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has happened begins the while anew
  useEffect(() => {
    const timer = setTimeout(onStuck, aWhile);
    return () => clearTimeout(timer);
  }, [onStuck, since]);
}
