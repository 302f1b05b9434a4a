import type { Result } from './result.ts';
import { type RuleFieldError, ruleFieldError, ruleFields } from './ruleFields.ts';
import { classic, type RuleSet } from './ruleSet.ts';

/**
 * Why a value is no rule set: it is no plain object; it has a field that rule sets do not have; a field is of another
 * type; points are outside the field's range, off the grid of 50, or, for a minimum, above the target; a word is none
 * of the field's words.
 */
export type RuleSetErrorCode = 'notAnObject' | 'unknownField' | 'aboveTarget' | RuleFieldError;

/** `field` is the name of the field that is to blame; empty when the value is no object at all. */
export interface RuleSetError {
  readonly code: RuleSetErrorCode;
  readonly field: string;
}

/**
 * Reads a rule set from foreign data, such as JSON from a link, a save or a form. Missing fields take the value they
 * have in `classic`; a field that is there and undefined is not missing and is refused. Only the value's own data
 * fields count: nothing is inherited and no accessor is run. The result is a new frozen object with its fields in the
 * order of `RuleSet`, so equal rule sets are also equal as JSON text.
 */
export function parseRuleSet(value: unknown): Result<RuleSet, RuleSetError> {
  if (!isPlainObject(value)) return refuse('notAnObject', '');
  for (const key of Reflect.ownKeys(value)) {
    if (typeof key !== 'string' || !Object.hasOwn(ruleFields, key))
      return refuse('unknownField', String(key));
  }

  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(ruleFields)) {
    const own = Object.getOwnPropertyDescriptor(value, name);
    const found: unknown = own === undefined ? classic[name as keyof RuleSet] : own.value;
    const code = ruleFieldError(field, found);
    if (code !== null) return refuse(code, name);
    fields[name] = found === 0 ? 0 : found; // never -0
  }

  const ruleSet = fields as unknown as RuleSet;
  if (ruleSet.entryMinimum > ruleSet.target) return refuse('aboveTarget', 'entryMinimum');
  if (ruleSet.bankMinimum > ruleSet.target) return refuse('aboveTarget', 'bankMinimum');
  return { ok: true, value: Object.freeze(ruleSet) };
}

/** An object made by a literal or by JSON, of this or of another realm; no array, class instance or heir. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  return parent === null || Object.getPrototypeOf(parent) === null;
}

function refuse(code: RuleSetErrorCode, field: string): Result<never, RuleSetError> {
  return { ok: false, error: { code, field } };
}
