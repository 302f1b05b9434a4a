import type { Settings, TrainingRules } from '@farkle/profile';
import { classic, type RuleSet, simple } from '@farkle/rules';
import { tableKey } from './tableKey.ts';

/** The rules that are trained for, as a choice that can be shown. */
export interface TrainedRules {
  /** The choices on offer: both presets, and the house rules where the site keeps some of its own. */
  readonly choices: readonly TrainingRules[];
  readonly chosen: TrainingRules;
  readonly ruleSet: RuleSet;
}

/** What somebody's settings say about the rules to train for. House rules that are a preset count as the preset. */
export function trainedRules({ trainingRules, houseRules }: Settings): TrainedRules {
  const house = houseRules ?? classic;
  const key = tableKey(house);
  const hasOwn = key !== 'classic' && key !== 'simple';
  const choices: readonly TrainingRules[] = hasOwn ? ['house', 'classic', 'simple'] : ['classic', 'simple'];
  if (trainingRules === 'house') {
    return { choices, chosen: hasOwn ? 'house' : (key as 'classic' | 'simple'), ruleSet: house };
  }
  return { choices, chosen: trainingRules, ruleSet: trainingRules === 'classic' ? classic : simple };
}
