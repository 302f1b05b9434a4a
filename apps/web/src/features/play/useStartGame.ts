'use client';

import { openSaves } from '@farkle/profile';
import { useRef, useState } from 'react';
import { useRouter } from '../../i18n/navigation.ts';
import type { GamePlan } from './gamePlan.ts';
import { type StartError, startGame } from './newGame.ts';
import { tablePath } from './paths.ts';

/** Starting a game from a page: the press, whether it is under way, and what went wrong. */
export interface StartingGame {
  readonly start: (plan: GamePlan, seed: Uint8Array | null) => void;
  readonly busy: boolean;
  readonly error: StartError | null;
}

/** Keeps a new game and goes to its table. Presses while one is being started do nothing. */
export function useStartGame(): StartingGame {
  const router = useRouter();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<StartError | null>(null);

  const run = async (plan: GamePlan, seed: Uint8Array | null) => {
    const started = await startGame(await openSaves(), plan, seed);
    if (started.ok) return router.push(tablePath);
    underWay.current = false;
    setBusy(false);
    setError(started.error);
  };

  return {
    busy,
    error,
    start: (plan, seed) => {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      setError(null);
      void run(plan, seed);
    },
  };
}
