import { lessonOfRule, withHouseRule } from '@farkle/lessons';
import { parseRuleSet, type RuleSet, ruleChanges } from '@farkle/rules';
import { learnPath } from '../play/paths.ts';
import { fromKey, presetKey } from '../rules/rulesAddress.ts';
import { nearestPreset, type PresetName, presets } from '../setUp/ruleOffers.ts';

/** Where somebody came from who wants to go back there; anywhere else is the list of lessons. */
export type LessonFrom = 'setUp' | null;

/** The rules of a lesson as they stand in its address: the preset, unless it is the classic one, and what differs. */
export function lessonRules(ruleSet: RuleSet): string {
  const preset = nearestPreset(ruleSet);
  const query = new URLSearchParams();
  if (preset !== 'classic') query.set(presetKey, preset);
  for (const [field, value] of ruleChanges(ruleSet, presets[preset])) query.set(field, value);
  return query.toString();
}

/** The address of a lesson under a rule set. */
export function lessonAddress(id: string, ruleSet: RuleSet, from: LessonFrom = null): string {
  const rules = lessonRules(ruleSet);
  const query = from === null ? rules : [rules, `${fromKey}=${from}`].filter(Boolean).join('&');
  return `${learnPath}/${id}${query === '' ? '' : `?${query}`}`;
}

/** The place to go back to that an address names. */
export function lessonFrom(parameters: Readonly<Record<string, unknown>>): LessonFrom {
  return parameters[fromKey] === 'setUp' ? 'setUp' : null;
}

/**
 * The lesson that explains a rule as it stands in a draft. A rule that is off is explained with a value that tables
 * use, and so is one whose value no table could have.
 */
export function ruleLessonAddress(
  field: keyof RuleSet,
  draft: RuleSet,
  base: PresetName,
  from: LessonFrom = 'setUp',
): string {
  const preset = presets[base];
  const chosen = parseRuleSet({ ...preset, [field]: draft[field] });
  const off = draft[field] === 0;
  const ruleSet =
    chosen.ok && !off ? chosen.value : withHouseRule(field, { ...preset, ...(off ? { [field]: 0 } : {}) });
  return lessonAddress(lessonOfRule(field, ruleSet), ruleSet, from);
}
