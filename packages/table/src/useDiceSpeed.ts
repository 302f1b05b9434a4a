import { useEffect } from 'react';
import type { TableSettings } from './tableSettings.ts';

/** Tells the kit's dice how fast to roll: an attribute of the root element, there as long as the table is. */
export function useDiceSpeed(speed: TableSettings['diceSpeed']): void {
  useEffect(() => {
    const root = document.documentElement;
    root.setAttribute('data-dice', speed);
    return () => root.removeAttribute('data-dice');
  }, [speed]);
}
