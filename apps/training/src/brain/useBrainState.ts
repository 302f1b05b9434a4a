import type { RuleSet } from '@farkle/rules';
import { useSyncExternalStore } from 'react';
import { type BrainState, brain } from './brain.ts';

/** How well the coach knows a rule set by now, and how far the solving is. */
export function useBrainState(ruleSet: RuleSet): BrainState {
  return useSyncExternalStore(
    (changed) => brain().subscribe(changed),
    () => brain().stateOf(ruleSet),
  );
}
