import type { Combination } from './combinations/combination.ts';
import { enabledCombinations } from './combinations/enabledCombinations.ts';
import type { Dice } from './dice.ts';
import { divideAll } from './divisions.ts';
import { multisetDice } from './multisets.ts';
import type { ScoringRules } from './ruleFields.ts';
import { splits } from './splits.ts';
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
  const selections = listSelections(divisions.points);
  return Object.freeze({
    scoring,
    combinations: Object.freeze(combinations),
    points: divisions.points,
    verdicts: judgeAll(divisions),
    selections,
    best: Object.freeze(selections.map(bestOf)),
    choices: listChoices(selections),
  });
}

function freezeCombination(combination: Combination): void {
  Object.freeze(combination.dice);
  Object.freeze(combination);
}

/** The parts of each multiset that are legal selections; equal ones are one object throughout. */
function listSelections(points: readonly number[]): readonly (readonly Selection[])[] {
  const selectionOf = points.map((worth, multiset): Selection | null =>
    worth === 0 ? null : Object.freeze({ dice: multisetDice[multiset] ?? [], points: worth }),
  );
  const { start, part } = splits;
  const all = points.map((_, multiset): readonly Selection[] => {
    const selections: Selection[] = [];
    for (let at = start[multiset] as number; at < (start[multiset + 1] as number); at++) {
      const selection = selectionOf[part[at] as number] as Selection | null;
      if (selection !== null) selections.push(selection);
    }
    return Object.freeze(selections);
  });
  return Object.freeze(all);
}

/** Selections come by ascending number of dice, so the first of the most points has the fewest dice. */
function bestOf(selections: readonly Selection[]): Selection | null {
  let best: Selection | null = null;
  for (const selection of selections) {
    if (best === null || selection.points > best.points) best = selection;
  }
  return best;
}

/** The most points for each number of dice; equal choices are one object throughout. */
function listChoices(rolls: readonly (readonly Selection[])[]): readonly (readonly Choice[])[] {
  const known = new Map<number, Choice>();
  const all = rolls.map((selections): readonly Choice[] => {
    const choices: Choice[] = [];
    for (let at = 0; at < selections.length; ) {
      const count = diceCount(selections[at]);
      let most = 0;
      for (; diceCount(selections[at]) === count; at++) most = Math.max(most, selections[at]?.points ?? 0);
      const key = 8 * most + count;
      const choice = known.get(key) ?? Object.freeze({ count, points: most });
      known.set(key, choice);
      choices.push(choice);
    }
    return Object.freeze(choices);
  });
  return Object.freeze(all);
}

function diceCount(selection: Selection | undefined): number {
  return selection?.dice.length ?? 0;
}
