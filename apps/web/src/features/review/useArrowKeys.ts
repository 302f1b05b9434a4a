'use client';

import { useEffect, useRef } from 'react';

/** Elements that have a use of their own for the arrow keys. */
const ownArrows = 'input, select, textarea, [role="slider"], [role="menu"], [role="radiogroup"]';

/** Steps back with the left arrow key and on with the right one, wherever the focus is unless it needs them itself. */
export function useArrowKeys(onStep: (by: 1 | -1) => void): void {
  const latest = useRef(onStep);
  latest.current = onStep;

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(ownArrows) !== null) return;
      event.preventDefault();
      latest.current(key === 'ArrowRight' ? 1 : -1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
