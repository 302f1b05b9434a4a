'use client';

import type { Goal, RuleSet } from '@farkle/rules';
import { type KnowledgeState, onlyPoints } from '@farkle/strategy';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Brain, startBrain } from './brain.ts';

const nothing = () => () => undefined;

/**
 * A worker that thinks for this game, started with its first question or, where a solution is needed, at once. It ends
 * with the component.
 */
export function useBrain(
  ruleSet: RuleSet,
  goal: Goal,
  seats: number,
  ahead: boolean,
): { brain: () => Brain; state: KnowledgeState } {
  const held = useRef<Brain | null>(null);
  const [started, setStarted] = useState<Brain | null>(null);
  const solvable = seats > 1 && goal.kind === 'target';

  const brain = useCallback(() => {
    if (held.current !== null) return held.current;
    const fresh = startBrain();
    held.current = fresh;
    if (solvable) fresh.prepare(ruleSet);
    setStarted(fresh);
    return fresh;
  }, [ruleSet, solvable]);

  useEffect(() => {
    if (ahead) brain();
    return () => {
      held.current?.close();
      held.current = null;
    };
  }, [ahead, brain]);

  const state = useSyncExternalStore(
    started?.subscribe ?? nothing,
    started?.getState ?? (() => onlyPoints),
    () => onlyPoints,
  );
  return { brain, state };
}
