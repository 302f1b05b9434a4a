import type { RuleSet } from '@farkle/rules';
import { type KnowledgeState, onlyPoints } from '@farkle/strategy';
import { useSyncExternalStore } from 'react';
import { brain } from './brain.ts';

/** How well the coach knows a rule set by now, and how far the solving is; of none it knows nothing. */
export function useBrainState(ruleSet: RuleSet | null): KnowledgeState {
  return useSyncExternalStore(
    (changed) => brain().subscribe(changed),
    () => (ruleSet === null ? onlyPoints : brain().stateOf(ruleSet)),
  );
}
