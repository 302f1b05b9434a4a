import { parseRuleSet, type RuleSet, ruleFieldError, ruleFields } from '@farkle/rules';
import { levels } from '@farkle/strategy';
import { modes } from '../play/gamePlan.ts';
import { setUpPath } from '../play/paths.ts';
import { type PresetName, presets } from './ruleOffers.ts';
import type { SetUpDraft } from './setUpDraft.ts';

/** A set-up that was left to read what a rule means, as the tab keeps it. */
export interface KeptSetUp {
  readonly draft: SetUpDraft;
  /** The preset that its rules are measured against. */
  readonly base: PresetName;
  /** The rule that was asked about. */
  readonly field: keyof RuleSet;
  /** What stood in the address besides the path: a seed, a mode. */
  readonly query: string;
}

/** Under this key of `sessionStorage` it lies as JSON. */
const key = 'farkle.setUp';

/** The parameter of an address that asks for the set-up that was kept. */
const keptKey = 'draft';

/**
 * Keeps a set-up in this tab and marks the page's own address, so that the browser's way back leads to it too. Where
 * the browser keeps nothing the page is left without it.
 */
export function keepSetUp(kept: Omit<KeptSetUp, 'query'>): void {
  const query = new URLSearchParams(window.location.search);
  query.set(keptKey, 'kept');
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...kept, query: query.toString() }));
    window.history.replaceState(null, '', `${window.location.pathname}?${query}`);
  } catch {
    // Blocked storage: the set-up begins anew.
  }
}

/**
 * Whether the address asks for the set-up that was kept. Asked of the browser: on the way back Next shows what it had
 * fetched before the address was marked.
 */
export function asksForKeptSetUp(): boolean {
  return new URLSearchParams(window.location.search).get(keptKey) === 'kept';
}

/** The set-up that this tab has kept; null when there is none, or none that can be read. */
export function readKeptSetUp(): KeptSetUp | null {
  try {
    return parseKeptSetUp(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** The address of the set-up that was left, with everything on it; of a fresh one when none was kept. */
export function returnToSetUp(): string {
  const kept = readKeptSetUp();
  return kept === null ? setUpPath : `${setUpPath}?${kept.query}`;
}

/** Reads a kept set-up from foreign data. Its rules may contradict each other, as on the page, but each has a value. */
export function parseKeptSetUp(value: unknown): KeptSetUp | null {
  if (!isRecord(value) || !isRecord(value.draft)) return null;
  const { draft, base, field, query } = value;
  const { mode, opponents, level, people, names, rules } = draft as Record<string, unknown>;
  const knownMode = modes.find((each) => each === mode);
  const knownLevel = levels.find((each) => each === level);
  if (knownMode === undefined || knownLevel === undefined) return null;
  if (!isCount(opponents, 1, 3) || !isCount(people, 2, 4)) return null;
  if (!Array.isArray(names) || names.length > 4 || !names.every((name) => typeof name === 'string'))
    return null;
  if (!isDraftOfRules(rules)) return null;
  if (base !== 'classic' && base !== 'simple') return null;
  if (typeof field !== 'string' || !Object.hasOwn(ruleFields, field)) return null;
  if (typeof query !== 'string' || query.length > 400) return null;
  return {
    draft: { mode: knownMode, opponents, level: knownLevel, people, names, rules },
    base,
    field: field as keyof RuleSet,
    query: new URLSearchParams(query).toString(),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** Every field is there with a value that it can have; together they need not be playable. */
function isDraftOfRules(value: unknown): value is RuleSet {
  if (!isRecord(value)) return false;
  const names = Object.keys(ruleFields) as (keyof RuleSet)[];
  if (names.some((name) => ruleFieldError(ruleFields[name], value[name]) !== null)) return false;
  const unknown = parseRuleSet({ ...value, entryMinimum: 0, bankMinimum: 0 });
  return unknown.ok && Object.keys(presets.classic).length === Object.keys(value).length;
}
