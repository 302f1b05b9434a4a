import { useCallback, useState } from 'react';

/** A ref for an element, and whether what is in it is taller than it, also after either has changed. */
export function useScrolls(): readonly [(element: HTMLElement | null) => void, boolean] {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1));
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return [watch, scrolls];
}
