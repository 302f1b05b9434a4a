import { parseRuleSet } from '@farkle/rules';
import * as v from 'valibot';
import { playerName } from './playerName.ts';
import {
  computerPaces,
  defaultSettings,
  diceSpeeds,
  mostNames,
  motions,
  type Settings,
  themes,
  trainingRules,
} from './settings.ts';

const ruleSet = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseRuleSet(dataset.value);
    if (parsed.ok) return parsed.value;
    addIssue({ message: `${parsed.error.code} ${parsed.error.field}` });
    return NEVER;
  }),
);

/** Names that are no text or empty are left out; the others are cleaned. */
const names = v.pipe(
  v.array(v.unknown()),
  v.transform((list) =>
    list
      .filter((name) => typeof name === 'string')
      .map(playerName)
      .filter((name) => name !== '')
      .slice(0, mostNames),
  ),
);

/** A tag that Intl takes; whether the product speaks that language is for its words to say. */
const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i));

/** Every field falls back alone. */
const settings = v.object({
  theme: v.fallback(v.picklist(themes), defaultSettings.theme),
  motion: v.fallback(v.picklist(motions), defaultSettings.motion),
  diceSpeed: v.fallback(v.picklist(diceSpeeds), defaultSettings.diceSpeed),
  computerPace: v.fallback(v.picklist(computerPaces), defaultSettings.computerPace),
  riskHint: v.fallback(v.boolean(), defaultSettings.riskHint),
  singleKeys: v.fallback(v.boolean(), defaultSettings.singleKeys),
  houseRules: v.fallback(v.nullable(ruleSet), defaultSettings.houseRules),
  trainingRules: v.fallback(v.picklist(trainingRules), defaultSettings.trainingRules),
  language: v.fallback(v.nullable(language), defaultSettings.language),
  names: v.fallback(names, () => []),
});

/**
 * Reads settings from foreign data. It always succeeds: a field that is missing or makes no sense takes the value of
 * a new device, and the other fields keep theirs.
 */
export function parseSettings(value: unknown): Settings {
  return v.parse(settings, settingFields(value));
}

/** The fields of stored settings as they are, known or not; none when the value is no object. */
export function settingFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...(value as Record<string, unknown>) }
    : {};
}
