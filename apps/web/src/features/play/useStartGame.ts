'use client';

import { openSaves } from '@farkle/profile';
import { useRef, useState } from 'react';
import { useRouter } from '../../i18n/navigation.ts';
import type { GamePlan } from './gamePlan.ts';
import { unfinishedGame } from './lastGame.ts';
import type { StartError } from './newGame.ts';
import { tablePath } from './paths.ts';

/** The question whether the unfinished game may be lost, as a dialog takes it. */
export interface ReplaceQuestion {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onConfirm: () => void;
}

/** Starting a game from a page: the press, whether it is under way, what it asks, and what went wrong. */
export interface StartingGame {
  readonly start: (plan: GamePlan, seed: Uint8Array | null) => void;
  readonly busy: boolean;
  readonly question: ReplaceQuestion;
  readonly error: StartError | null;
}

interface Order {
  readonly plan: GamePlan;
  readonly seed: Uint8Array | null;
}

/**
 * Keeps a new game and goes to its table. An unfinished game is looked for at the press itself, so that even a press
 * before the page has found it, or after another tab has begun it, asks first. Presses while one is being started do
 * nothing.
 */
export function useStartGame(): StartingGame {
  const router = useRouter();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Order | null>(null);
  const [error, setError] = useState<StartError | null>(null);

  const rest = () => {
    underWay.current = false;
    setBusy(false);
  };

  const run = async (order: Order, mayReplace: boolean) => {
    const saves = await openSaves();
    if (!mayReplace && (await unfinishedGame(saves)) !== null) {
      rest();
      setAsked(order);
      return;
    }
    // Fetched with the press, like the table to which it leads.
    const { startGame } = await import('./newGame.ts');
    const started = await startGame(saves, order.plan, order.seed);
    if (started.ok) return router.push(tablePath);
    rest();
    setError(started.error);
  };

  const begin = (order: Order, mayReplace: boolean) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(null);
    void run(order, mayReplace);
  };

  return {
    busy,
    error,
    start: (plan, seed) => begin({ plan, seed }, false),
    question: {
      open: asked !== null,
      onOpenChange: (open) => {
        if (!open) setAsked(null);
      },
      onConfirm: () => {
        if (asked !== null) begin(asked, true);
      },
    },
  };
}
