'use client';

import type { GameReview } from '@farkle/strategy';
import { useCallback, useEffect, useState } from 'react';
import { startBrain } from '../brain/brain.ts';
import type { Knowledge } from '../brain/brainMessages.ts';
import type { FinishedGame } from './finishedGame.ts';

/** How far the review of a game is. */
export type ReviewState =
  /** Shares 0–1: of the solving while that is under way, then of the moves. */
  | { readonly kind: 'thinking'; readonly part: 'solving' | 'moves'; readonly share: number }
  | { readonly kind: 'done'; readonly review: GameReview; readonly knowledge: Knowledge }
  | { readonly kind: 'failed' };

const begun: ReviewState = { kind: 'thinking', part: 'moves', share: 0 };

/** Lets a worker look at a game's moves. It ends with the page, and what it was doing with it. */
export function useReview({ view, decisions }: FinishedGame): { state: ReviewState; retry: () => void } {
  const [state, setState] = useState<ReviewState>(begun);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const brain = startBrain();
    const control = new AbortController();
    const tell = (next: ReviewState) => {
      if (!control.signal.aborted) setState(next);
    };
    tell(begun);
    const forget = brain.subscribe(() => {
      const { solving } = brain.getState();
      if (solving !== null) tell({ kind: 'thinking', part: 'solving', share: solving });
    });
    if (view.seats.length > 1 && view.goal.kind === 'target') brain.prepare(view.ruleSet);
    brain
      .review(decisions, {
        onShare: (share) => tell({ kind: 'thinking', part: 'moves', share }),
        signal: control.signal,
      })
      .then(
        (review) => tell({ kind: 'done', review, knowledge: brain.getState().knowledge }),
        () => tell({ kind: 'failed' }),
      );
    return () => {
      control.abort();
      forget();
      brain.close();
    };
  }, [view, decisions, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { state, retry };
}
