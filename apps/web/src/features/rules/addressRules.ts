import { parseRuleSet, type RuleSet, type RuleSetError, ruleFields } from '@farkle/rules';
import { type PresetName, presets } from '../setUp/ruleOffers.ts';
import { type From, fromKey, presetKey } from './rulesAddress.ts';

/** The parameters of an address as the server hands them over: a text, or several when one is repeated. */
export type AddressParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What an address says about the rules: a rule set, or why it is none. */
export type AddressRules =
  | { readonly kind: 'rules'; readonly ruleSet: RuleSet }
  | { readonly kind: 'refused'; readonly error: RuleSetError };

/** What others hang on a link when it is passed round; it says nothing about rules. */
const foreign = /^(?:utm_\w+|fbclid|gclid|ref)$/;

/**
 * Reads a rule set from an address: the preset that it names, classic unless it names one, with the fields that it
 * changes. An unknown preset or field, a repeated one and a value that the field cannot have are refused: an address
 * that is wrong never shows other rules than it was meant to.
 */
export function addressRules(parameters: AddressParameters): AddressRules {
  const { [presetKey]: preset = 'classic', [fromKey]: _, ...fields } = parameters;
  if (!isPreset(preset)) return refuse({ code: 'unknownValue', field: presetKey });
  const changes = Object.entries(fields)
    .filter(([name, value]) => value !== undefined && !foreign.test(name))
    .map(([name, value]) => [name, fieldValue(name, value)]);
  const parsed = parseRuleSet({ ...presets[preset], ...Object.fromEntries(changes) });
  return parsed.ok ? { kind: 'rules', ruleSet: parsed.value } : refuse(parsed.error);
}

/** The place to go back to that an address names. */
export function addressFrom(parameters: AddressParameters): From {
  return parameters[fromKey] === 'table' ? 'table' : null;
}

function isPreset(value: unknown): value is PresetName {
  return typeof value === 'string' && Object.hasOwn(presets, value);
}

/** Points as a number where the text is one; everything else stays what it is, for the border to judge. */
function fieldValue(name: string, value: unknown): unknown {
  if (!Object.hasOwn(ruleFields, name)) return value;
  const isPoints = ruleFields[name as keyof RuleSet].kind === 'points';
  return isPoints && typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
}

function refuse(error: RuleSetError): AddressRules {
  return { kind: 'refused', error };
}
