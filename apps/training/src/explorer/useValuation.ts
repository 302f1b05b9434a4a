import { useEffect, useState } from 'react';
import { brain } from '../brain/brain.ts';
import type { Valuation } from '../brain/brainMessages.ts';
import { useBrainState } from '../brain/useBrainState.ts';
import type { Explored } from './explored.ts';
import { formatExplored } from './exploredAddress.ts';

/** A valuation with the position that it is about; `failed` where it could not be worked out. */
export type Valued =
  | { readonly of: Explored; readonly valuation: Valuation }
  | { readonly of: Explored; readonly valuation: 'failed' };

/**
 * The value of a possible position, asked anew when it changes and when the rule set has been solved. Until the answer
 * is there, the last one stays.
 */
export function useValuation(explored: Explored | null): Valued | null {
  const [valued, setValued] = useState<Valued | null>(null);
  const key = explored === null ? null : formatExplored(explored);
  const { knowledge } = useBrainState(explored?.ruleSet ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the position, and knowledge asks anew
  useEffect(() => {
    if (explored === null) return;
    let waiting = true;
    brain()
      .value(explored.ruleSet, explored.position)
      .then(
        (valuation) => waiting && setValued({ of: explored, valuation }),
        () => waiting && setValued({ of: explored, valuation: 'failed' }),
      );
    return () => {
      waiting = false;
    };
  }, [key, knowledge]);

  return explored === null ? null : valued;
}
