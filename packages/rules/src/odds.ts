import { diceInPlay } from './dice.ts';
import { multisetStart, multisetWays } from './multisets.ts';
import type { RuleSet } from './ruleSet.ts';
import type { Choice } from './ruleTables.ts';
import { ruleTables } from './tableCache.ts';

/** The chance that a roll is a farkle as a fraction of whole numbers: so many farkles in so many equally likely rolls. */
export interface FarkleOdds {
  readonly farkles: number;
  readonly rolls: number;
}

/**
 * How likely a roll of one to six dice is a farkle, counted over all rolls under the rule set in force. Not reduced:
 * two dice are always counted in 36 rolls.
 * @throws RangeError when `count` is not a whole number from 1 to 6.
 */
export function farkleOdds(count: number, ruleSet: RuleSet): FarkleOdds {
  const { best } = ruleTables(ruleSet);
  let farkles = 0;
  for (const roll of rollsOf(count)) if (best[roll] === null) farkles += multisetWays[roll] as number;
  return { farkles, rolls: 6 ** count };
}

/** Rolls that leave a player the same choices: in how many of the ordered rolls they come, and what the choices are. */
export interface OutcomeClass {
  readonly ways: number;
  readonly choices: readonly Choice[];
}

/**
 * All rolls of one to six dice, put together where they offer the same: for each number of dice to set aside the most
 * points it brings. Without choices the class is the farkle. Their `ways` add up to 6 to the power of `count`.
 * @throws RangeError when `count` is not a whole number from 1 to 6.
 */
export function outcomeClasses(count: number, ruleSet: RuleSet): readonly OutcomeClass[] {
  const tables = ruleTables(ruleSet);
  const classes = new Map<string, { ways: number; choices: readonly Choice[] }>();
  for (const roll of rollsOf(count)) {
    const choices = tables.choices[roll] as readonly Choice[];
    const ways = multisetWays[roll] as number;
    const key = choices.map((choice) => `${choice.count}:${choice.points}`).join(' ');
    const known = classes.get(key);
    if (known === undefined) classes.set(key, { ways, choices });
    else known.ways += ways;
  }
  return [...classes.values()];
}

/** The numbers of the multisets of `count` dice. */
function rollsOf(count: number): readonly number[] {
  if (!Number.isInteger(count) || count < 1 || count > diceInPlay) {
    throw new RangeError(
      `A roll has one to six dice, but odds were asked for ${count}. There is no such roll to count; pass a whole number from 1 to 6.`,
    );
  }
  const from = multisetStart[count] as number;
  const to = multisetStart[count + 1] as number;
  return Array.from({ length: to - from }, (_, at) => from + at);
}
