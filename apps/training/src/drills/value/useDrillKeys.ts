import { useEffect, useEffectEvent } from 'react';

export interface DrillKeys {
  /** Whether single characters do anything: a person who dictates switches them off. */
  readonly characters: boolean;
  /** A digit from 1 was pressed; the number counts from 0. */
  readonly onDigit: (at: number) => void;
  /** Enter was pressed where it does nothing by itself. */
  readonly onEnter: () => void;
}

/** The drill's keys, wherever the focus is. A key that is held down counts once. */
export function useDrillKeys({ characters, onDigit, onEnter }: DrillKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      const isPress = event.target instanceof Element && event.target.closest('a, button') !== null;
      if (!isPress) onEnter();
    } else if (characters && /^[1-9]$/.test(event.key)) {
      onDigit(Number(event.key) - 1);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
