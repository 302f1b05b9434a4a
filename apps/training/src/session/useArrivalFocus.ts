import { type RefObject, useLayoutEffect, useRef } from 'react';

/** An element that takes the focus when it appears, if it should: the reader is led to what a press has brought. */
export function useArrivalFocus<T extends HTMLElement>(takesFocus: boolean): RefObject<T | null> {
  const element = useRef<T>(null);
  const asked = useRef(takesFocus);
  useLayoutEffect(() => {
    if (asked.current) element.current?.focus();
  }, []);
  return element;
}
