import type { Combination } from './combinations/combination.ts';
import { enabledCombinations } from './combinations/enabledCombinations.ts';
import type { Dice } from './dice.ts';
import { divideAll } from './divisions.ts';
import { multisetDice, multisetSplits } from './multisets.ts';
import type { ScoringRules } from './ruleFields.ts';
import { judgeAll, type Verdict } from './verdicts.ts';

/** Dice that may be set aside together, sorted, and what they are worth in points. */
export interface Selection {
  readonly dice: Dice;
  readonly points: number;
}

/** The most points that setting aside exactly `count` dice of a roll can bring. */
export interface Choice {
  readonly count: number;
  readonly points: number;
}

/**
 * Everything there is to know about the dice under one rule set. Lists are indexed by the number of a multiset (see
 * `multisetOf`), have 924 entries and are frozen down to the last part.
 */
export interface RuleTables {
  readonly scoring: ScoringRules;
  /** Every combination that scores. */
  readonly combinations: readonly Combination[];
  /** Worth of the whole multiset as a selection; 0 when it is not legal. */
  readonly points: readonly number[];
  /** Worth with its division, or the dice that do not score. */
  readonly verdicts: readonly Verdict[];
  /** The multiset taken as a roll: every legal selection once, by ascending multiset number. Empty on a farkle. */
  readonly selections: readonly (readonly Selection[])[];
  /** The multiset taken as a roll: the selection of most points, of equals the one of fewest dice; null on a farkle. */
  readonly best: readonly (Selection | null)[];
  /** The multiset taken as a roll: for each number of dice that can be set aside, ascending, the most it brings. */
  readonly choices: readonly (readonly Choice[])[];
}

/** Builds the tables of one rule set; takes a few milliseconds. `ruleTables` keeps what this has built. */
export function buildRuleTables(scoring: ScoringRules): RuleTables {
  const combinations = enabledCombinations(scoring);
  const divisions = divideAll(combinations);
  combinations.forEach(freezeCombination);
  const selectionOf = divisions.points.map((points, multiset): Selection | null =>
    points === 0 ? null : Object.freeze({ dice: multisetDice[multiset] ?? [], points }),
  );
  const selections = multisetSplits.map((splits) =>
    Object.freeze(
      splits.map(({ part }) => selectionOf[part] ?? null).filter((selection) => selection !== null),
    ),
  );
  return Object.freeze({
    scoring,
    combinations: Object.freeze(combinations),
    points: divisions.points,
    verdicts: judgeAll(divisions),
    selections: Object.freeze(selections),
    best: Object.freeze(selections.map(bestOf)),
    choices: Object.freeze(selections.map(choicesOf)),
  });
}

function freezeCombination(combination: Combination): void {
  Object.freeze(combination.dice);
  Object.freeze(combination);
}

/** Selections come by ascending number of dice, so the first of the most points has the fewest dice. */
function bestOf(selections: readonly Selection[]): Selection | null {
  let best: Selection | null = null;
  for (const selection of selections) {
    if (best === null || selection.points > best.points) best = selection;
  }
  return best;
}

function choicesOf(selections: readonly Selection[]): readonly Choice[] {
  const most = new Map<number, number>();
  for (const { dice, points } of selections) {
    most.set(dice.length, Math.max(points, most.get(dice.length) ?? 0));
  }
  return Object.freeze(Array.from(most, ([count, points]) => Object.freeze({ count, points })));
}
