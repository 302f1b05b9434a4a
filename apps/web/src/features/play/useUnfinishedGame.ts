'use client';

import { openSaves } from '@farkle/profile';
import { useEffect, useState } from 'react';
import { type UnfinishedGame, unfinishedGame } from './unfinishedGame.ts';

/** The unfinished game of this device; `undefined` until it is known. */
export function useUnfinishedGame(): UnfinishedGame | null | undefined {
  const [found, setFound] = useState<UnfinishedGame | null>();
  useEffect(() => {
    let watching = true;
    const look = async () => {
      const game = await unfinishedGame(await openSaves());
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
