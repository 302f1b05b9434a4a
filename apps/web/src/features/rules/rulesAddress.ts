import type { RuleSet } from '@farkle/rules';
import { ruleChanges, ruleFields } from '@farkle/rules';
import { rulesPath } from '../play/paths.ts';
import { nearestPreset, presets } from '../setUp/ruleOffers.ts';

/** Parameters of the page's address besides the fields of a rule set. */
export const presetKey = 'preset';
export const fromKey = 'from';

/** Where somebody came from who wants to go back there; anywhere else is home. */
export type From = 'table' | null;

/** Every field of a rule set, in the order in which rule sets are written. */
export const fieldNames = Object.keys(ruleFields) as readonly (keyof RuleSet)[];

/**
 * The address of the rules page for a rule set: the preset that it is nearest to, unless that is the classic one, and
 * every field that differs from it. `hash` is the section to open.
 */
export function rulesAddress(ruleSet: RuleSet, from: From = null, hash: string | null = null): string {
  const preset = nearestPreset(ruleSet);
  const query = new URLSearchParams();
  if (preset !== 'classic') query.set(presetKey, preset);
  for (const [field, value] of ruleChanges(ruleSet, presets[preset])) query.set(field, value);
  if (from !== null) query.set(fromKey, from);
  const text = query.toString();
  return `${rulesPath}${text === '' ? '' : `?${text}`}${hash === null ? '' : `#${hash}`}`;
}
