'use client';

import { openSaves } from '@farkle/profile';
import { useEffect, useState } from 'react';
import { type LastGame, lastGame } from './lastGame.ts';

/** The last game of this device; `undefined` until it is known. */
export function useLastGame(): LastGame | null | undefined {
  const [found, setFound] = useState<LastGame | null>();
  useEffect(() => {
    let watching = true;
    const look = async () => {
      const game = await lastGame(await openSaves());
      if (watching) setFound(game);
    };
    void look();
    // A page that comes back from the browser's cache may have been overtaken by another tab.
    window.addEventListener('pageshow', look);
    return () => {
      watching = false;
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return found;
}
