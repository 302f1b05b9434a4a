import type { RuleSet } from '@farkle/rules';
import { useSyncExternalStore } from 'react';
import { type BrainState, brain } from './brain.ts';

const nothing: BrainState = { knowledge: 'points', solving: null };

/** How well the coach knows a rule set by now, and how far the solving is; of none it knows nothing. */
export function useBrainState(ruleSet: RuleSet | null): BrainState {
  return useSyncExternalStore(
    (changed) => brain().subscribe(changed),
    () => (ruleSet === null ? nothing : brain().stateOf(ruleSet)),
  );
}
