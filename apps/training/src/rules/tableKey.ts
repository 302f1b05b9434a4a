import { classic, type RuleSet, simple } from '@farkle/rules';

const presets: readonly (readonly [name: string, ruleSet: RuleSet])[] = [
  ['classic', classic],
  ['simple', simple],
];

/**
 * The name under which a rule set's training is kept: equal for equal rule sets. A preset has its name, any other its
 * JSON text, whose fields are always in the same order.
 */
export function tableKey(ruleSet: RuleSet): string {
  const text = JSON.stringify(ruleSet);
  return presets.find(([, preset]) => JSON.stringify(preset) === text)?.[0] ?? text;
}
