import type { RuleSet } from '@farkle/rules';
import { diceInPlay, farkleOdds, parseRuleSet, ruleFields } from '@farkle/rules';
import { expectedPoints } from '@farkle/strategy';
import { flowRows, scoringRows, usualPoints } from '../../setUp/ruleOffers.ts';
import { turnFigures } from './turnFigures.ts';

/** What a value of a rule does to the game, were it the only change. */
export type VariantEffect =
  /** What dice are worth changes: the chance that six dice farkle, and the points of a turn of best play. */
  | { readonly kind: 'dice'; readonly farkle: number; readonly turn: number }
  /** Only what may be banked changes: the points of a turn of best play. */
  | { readonly kind: 'turn'; readonly turn: number }
  /** The points of a turn of best play until the first bank. */
  | { readonly kind: 'firstBank'; readonly turn: number }
  /** The chance that three turns in a row, each of best play, farkle: how often the penalty is met. */
  | { readonly kind: 'threeFarkles'; readonly chance: number }
  /** No chance and no average changes. */
  | { readonly kind: 'none' };

/** One value that a rule can have, as whole rules. */
export interface Variant {
  readonly ruleSet: RuleSet;
  readonly inForce: boolean;
  readonly effect: VariantEffect;
}

/** A rule with the values that tables use, the one in force among them. */
export interface VariantRow {
  readonly field: keyof RuleSet;
  readonly variants: readonly Variant[];
}

/** All rules that a table can change: what dice are worth, and how the game goes. */
export interface VariantTable {
  readonly scoring: readonly VariantRow[];
  readonly flow: readonly VariantRow[];
}

/** A table takes two dozen solved turns; the ones asked for last are kept. */
const most = 32;
const known = new Map<string, VariantTable>();

/** Every rule that a table can change with what its usual values would change. */
export function variantRows(ruleSet: RuleSet): VariantTable {
  const key = JSON.stringify(ruleSet);
  const table = known.get(key) ?? reckon(ruleSet);
  known.delete(key);
  known.set(key, table); // now the last to go
  if (known.size > most) known.delete(known.keys().next().value as string);
  return table;
}

function reckon(ruleSet: RuleSet): VariantTable {
  const row = (field: keyof RuleSet): VariantRow => ({
    field,
    variants: valuesOf(field, ruleSet).flatMap((value) => {
      const parsed = parseRuleSet({ ...ruleSet, [field]: value });
      // A value that contradicts the rest of the rules, as a target below a minimum, is not offered.
      if (!parsed.ok) return [];
      return [
        { ruleSet: parsed.value, inForce: value === ruleSet[field], effect: effectOf(field, parsed.value) },
      ];
    }),
  });
  return { scoring: scoringRows.map(row), flow: flowRows.map(row) };
}

function valuesOf(field: keyof RuleSet, ruleSet: RuleSet): readonly (string | number)[] {
  const { kind } = ruleFields[field];
  switch (kind) {
    case 'choice':
      return choices(field);
    case 'points': {
      const usual = usualPoints[field as keyof typeof usualPoints];
      return [...new Set([...usual, ruleSet[field] as number])].sort((a, b) => a - b);
    }
    default:
      return kind satisfies never;
  }
}

function choices(field: keyof RuleSet): readonly string[] {
  const range = ruleFields[field];
  return range.kind === 'choice' ? range.values : [];
}

function effectOf(field: keyof RuleSet, ruleSet: RuleSet): VariantEffect {
  switch (field) {
    case 'target':
    case 'ending':
      return { kind: 'none' };
    case 'threeFarkles':
      return ruleSet.threeFarkles === 0
        ? { kind: 'none' }
        : { kind: 'threeFarkles', chance: turnFigures(ruleSet).farkle ** 3 };
    case 'entryMinimum':
      return {
        kind: 'firstBank',
        turn: turnOf(ruleSet, Math.max(ruleSet.entryMinimum, ruleSet.bankMinimum)),
      };
    case 'bankMinimum':
    case 'hotDice':
      return { kind: 'turn', turn: turnOf(ruleSet, ruleSet.bankMinimum) };
    case 'threeOnes':
    case 'ofAKind':
    case 'straight':
    case 'threePairs':
    case 'fourOfAKindAndPair':
    case 'twoTriplets':
    case 'lowStraight':
    case 'highStraight': {
      const { farkles, rolls } = farkleOdds(diceInPlay, ruleSet);
      return { kind: 'dice', farkle: farkles / rolls, turn: turnOf(ruleSet, ruleSet.bankMinimum) };
    }
    default:
      return field satisfies never;
  }
}

/** Points that a turn of best play brings on average when it may bank from a minimum on. */
function turnOf(ruleSet: RuleSet, minimum: number): number {
  return expectedPoints(ruleSet, minimum).ofRolling(0, diceInPlay);
}
