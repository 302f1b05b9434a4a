import { diceInPlay, outcomeClasses, type RuleSet, type RuleTables, ruleTables } from '@farkle/rules';

/** One way to answer a roll: the points set aside and how many dice the next roll would have (6 after hot dice). */
export interface Answer {
  readonly points: number;
  readonly diceLeft: number;
}

/**
 * Rolls that offer the same answers, and how likely they are together. Of two answers that leave equally many dice
 * only the one of more points is listed: more turn points are never worse for who counts points or turns.
 */
export interface Outcome {
  readonly chance: number;
  readonly answers: readonly Answer[];
}

/** Everything that can come of rolling a number of dice. The chances and `farkle` add up to 1. */
export interface RollOutcomes {
  readonly farkle: number;
  readonly outcomes: readonly Outcome[];
}

const known = new WeakMap<RuleTables, readonly RollOutcomes[]>();

/** What can come of rolling n dice, by n from 0 to 6; no dice are neither farkle nor anything else. */
export function rollOutcomes(ruleSet: RuleSet): readonly RollOutcomes[] {
  const tables = ruleTables(ruleSet);
  let outcomes = known.get(tables);
  if (outcomes === undefined) {
    outcomes = Array.from({ length: diceInPlay + 1 }, (_, dice) => outcomesOf(dice, ruleSet));
    known.set(tables, outcomes);
  }
  return outcomes;
}

function outcomesOf(dice: number, ruleSet: RuleSet): RollOutcomes {
  if (dice === 0) return { farkle: 0, outcomes: [] };
  const rolls = 6 ** dice;
  const classes = outcomeClasses(dice, ruleSet);
  const farkles = classes.find(({ choices }) => choices.length === 0)?.ways ?? 0;
  const outcomes = classes
    .filter(({ choices }) => choices.length > 0)
    .map(({ ways, choices }) => ({
      chance: ways / rolls,
      answers: choices.map(({ count, points }) => ({ points, diceLeft: diceAfter(dice, count) })),
    }));
  return { farkle: farkles / rolls, outcomes };
}

/** Dice of the next roll when `taken` of `dice` are set aside: all six again when none is left. */
export function diceAfter(dice: number, taken: number): number {
  return dice === taken ? diceInPlay : dice - taken;
}
