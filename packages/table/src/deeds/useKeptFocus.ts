import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in the table: when the element that had it goes away, it goes to the first press of `deck`. Nothing
 * happens while the focus is elsewhere, so a hand on a mouse is not disturbed.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, deck: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const remember = (event: FocusEvent) => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [root]);

  useLayoutEffect(() => {
    const gone = last.current !== null && !last.current.isConnected;
    if (!gone || document.activeElement !== document.body) return;
    last.current = null;
    deck.current?.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
  });
}
