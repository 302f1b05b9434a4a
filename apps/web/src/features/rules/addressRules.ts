import { type RuleSet, type RuleSetError, readRuleChanges } from '@farkle/rules';
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
  const changes = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !foreign.test(name),
  );
  const parsed = readRuleChanges(presets[preset], changes);
  return parsed.ok ? { kind: 'rules', ruleSet: parsed.value } : refuse(parsed.error);
}

/** The place to go back to that an address names. */
export function addressFrom(parameters: AddressParameters): From {
  return parameters[fromKey] === 'table' ? 'table' : null;
}

function isPreset(value: unknown): value is PresetName {
  return typeof value === 'string' && Object.hasOwn(presets, value);
}

function refuse(error: RuleSetError): AddressRules {
  return { kind: 'refused', error };
}
