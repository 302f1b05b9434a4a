import { classic, type RuleSet, simple } from '@farkle/rules';

/** The tables that can be trained for, in the order in which they are offered. */
export const presets = ['classic', 'simple'] as const;

/** The name of a table that can be trained for. */
export type Preset = (typeof presets)[number];

/** The rules of each table. */
export const ruleSets: Readonly<Record<Preset, RuleSet>> = { classic, simple };

/** The table that is not this one: what somebody who knows the other table expects. */
export const otherPreset: Readonly<Record<Preset, Preset>> = { classic: 'simple', simple: 'classic' };
