import { parseRuleSet, type RuleSetError } from './parseRuleSet.ts';
import type { Result } from './result.ts';
import { ruleFields } from './ruleFields.ts';
import type { RuleSet } from './ruleSet.ts';

/** A field of a rule set by its name, with its value as text. */
export type RuleChange = readonly [field: keyof RuleSet, value: string];

/**
 * What makes a rule set another than a base, as names and texts for an address; nothing where both are the same.
 * Fields come in the order in which rule sets are written.
 */
export function ruleChanges(ruleSet: RuleSet, base: RuleSet): readonly RuleChange[] {
  return (Object.keys(ruleFields) as (keyof RuleSet)[])
    .filter((field) => ruleSet[field] !== base[field])
    .map((field) => [field, String(ruleSet[field])]);
}

/**
 * Reads `ruleChanges` back from foreign names and values, such as the parameters of an address. Points are up to six
 * digits and nothing else. Whatever is no change of the base is refused as `parseRuleSet` refuses it: an unknown name
 * (`__proto__` is one like any other), a value that the field cannot have, several values at once.
 */
export function readRuleChanges(
  base: RuleSet,
  changes: Iterable<readonly [string, unknown]>,
): Result<RuleSet, RuleSetError> {
  const read = [...changes].map(([name, value]) => [name, fieldValue(name, value)] as const);
  return parseRuleSet({ ...base, ...Object.fromEntries(read) });
}

/** Points as a number where the text is one; everything else stays what it is, for the border to judge. */
function fieldValue(name: string, value: unknown): unknown {
  if (!Object.hasOwn(ruleFields, name) || ruleFields[name as keyof RuleSet].kind !== 'points') return value;
  return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
}
