import type { Combination, CombinationKind, Dice, RuleSet } from '@farkle/rules';
import { bestSelection, scoreSelection, without } from '@farkle/rules';

/** Why a roll is worth what it is worth: keys of sentences that are true whatever the rest of the rules say. */
export type DisputeReason =
  | 'lone'
  | 'pairsNeedThreeFaces'
  | 'fourAndPair'
  | 'twoTriplets'
  | 'noTriplets'
  | 'dearest'
  | 'sixAlike'
  | 'onlyThree'
  | 'groupOfAll'
  | 'spareDie'
  | 'noPartial'
  | 'oneRoll'
  | 'hotDice';

/** A combination that a selection holds `count` times, and what they are worth together. */
export interface Part extends Combination {
  readonly count: number;
}

/** A roll that tables quarrel about, settled. */
export interface Dispute {
  /** What was set aside from an earlier roll of the turn, with its points. */
  readonly before: { readonly dice: Dice; readonly points: number } | null;
  readonly roll: Dice;
  /** The selection worth most, what it is divided into, the dearest first, and its worth. */
  readonly dice: Dice;
  readonly parts: readonly Part[];
  readonly points: number;
  /** Dice of the roll that do not score beside it. */
  readonly left: Dice;
  readonly reason: DisputeReason;
}

/** Which reason holds, given the kinds of combinations that the roll was divided into and the dice left over. */
type Reasoning = (kinds: ReadonlySet<CombinationKind>, left: Dice, ruleSet: RuleSet) => DisputeReason;

const fourAndTwo: Reasoning = (kinds, left) => {
  if (kinds.has('fourOfAKindAndPair')) return 'fourAndPair';
  return left.length > 0 ? 'pairsNeedThreeFaces' : 'dearest';
};

const triplets: Reasoning = (kinds, _, { twoTriplets }) => {
  if (kinds.has('twoTriplets')) return 'twoTriplets';
  return twoTriplets === 0 ? 'noTriplets' : 'dearest';
};

const alike: Reasoning = (kinds, _, { ofAKind }) => {
  if (ofAKind === 'none') return 'onlyThree';
  return kinds.size === 1 && !kinds.has('threeOfAKind') && !kinds.has('single') ? 'groupOfAll' : 'dearest';
};

const partial =
  (field: 'lowStraight' | 'highStraight'): Reasoning =>
  (kinds, _, ruleSet) => {
    if (ruleSet[field] === 0) return 'noPartial';
    return kinds.has(field) ? 'spareDie' : 'dearest';
  };

interface Quarrel {
  readonly roll: Dice;
  readonly before?: Dice;
  readonly reasoning: Reasoning;
  /** A second roll about a rule that may be off: it is worth a quarrel only where the rule is on. */
  readonly only?: 'lowStraight' | 'highStraight';
}

const quarrels: readonly Quarrel[] = [
  { roll: [1, 2, 3, 5, 6, 6], reasoning: () => 'lone' },
  { roll: [2, 2, 2, 2, 3, 3], reasoning: fourAndTwo },
  { roll: [3, 3, 3, 5, 5, 5], reasoning: triplets },
  { roll: [4, 4, 4, 4, 4, 4], reasoning: () => 'sixAlike' },
  { roll: [1, 1, 5, 5, 5, 5], reasoning: fourAndTwo },
  { roll: [1, 1, 1, 1, 5, 5], reasoning: fourAndTwo },
  { roll: [1, 1, 1, 1], reasoning: () => 'dearest' },
  { roll: [1, 1, 1, 1, 1], reasoning: () => 'dearest' },
  { roll: [4, 4, 4, 4], reasoning: alike },
  { roll: [3, 3, 3, 3, 3], reasoning: alike },
  { roll: [1, 2, 3, 4, 5, 5], reasoning: partial('lowStraight') },
  { roll: [1, 1, 2, 3, 4, 5], reasoning: partial('lowStraight'), only: 'lowStraight' },
  { roll: [2, 3, 4, 5, 5, 6], reasoning: partial('highStraight'), only: 'highStraight' },
  { before: [5, 5], roll: [5], reasoning: () => 'oneRoll' },
  { before: [1, 5], roll: [2, 2, 2, 1], reasoning: () => 'hotDice' },
];

/** What tables quarrel about, settled by the rules themselves. */
export function disputes(ruleSet: RuleSet): readonly Dispute[] {
  return quarrels
    .filter(({ only }) => only === undefined || ruleSet[only] > 0)
    .map((quarrel) => settle(quarrel, ruleSet));
}

function settle({ roll, before, reasoning }: Quarrel, ruleSet: RuleSet): Dispute {
  const best = bestSelection(roll, ruleSet);
  if (best === null)
    throw new Error(`${roll.join('-')} is a farkle and settles nothing: quarrel about a roll with a 1 or 5.`);
  const { combinations, points } = scored(best.dice, ruleSet);
  const left = without(roll, best.dice);
  const kinds = new Set(combinations.map(({ kind }) => kind));
  return {
    before: before === undefined ? null : { dice: before, points: scored(before, ruleSet).points },
    roll,
    dice: best.dice,
    parts: partsOf(combinations),
    points,
    left,
    reason: reasoning(kinds, left, ruleSet),
  };
}

function partsOf(combinations: readonly Combination[]): readonly Part[] {
  const parts = new Map<string, Part>();
  for (const combination of combinations) {
    const key = combination.dice.join('-');
    const { count, points } = parts.get(key) ?? { count: 0, points: 0 };
    parts.set(key, { ...combination, count: count + 1, points: points + combination.points });
  }
  return [...parts.values()].sort((one, other) => other.points - one.points);
}

function scored(dice: Dice, ruleSet: RuleSet): { combinations: readonly Combination[]; points: number } {
  const verdict = scoreSelection(dice, ruleSet);
  if (!verdict.ok)
    throw new Error(`${dice.join('-')} was called legal and is not: ask the rules for the selection.`);
  return verdict.value;
}
