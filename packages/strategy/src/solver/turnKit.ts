import { diceInPlay, type RuleSet } from '@farkle/rules';
import { rollOutcomes } from '../turn/rollOutcomes.ts';
import { type Answers, type RollProgram, turnProgram } from '../turn/turnProgram.ts';
import { type Descent, newDescent } from './descent.ts';

/** What a rule set's turns are solved with: the rolls laid out flat, and room for one turn's values. */
export interface TurnKit {
  /** Enough answers as long as the values turn out to be well ordered; `solveTurn` sees to it. */
  readonly fast: readonly RollProgram[];
  /** Everything that is weighed. */
  readonly full: readonly RollProgram[];
  /** The fast programs rely on hot dice being worth as much as any other number of dice. */
  readonly sixIsBest: boolean;
  /** They rely on more points never being worse. */
  readonly moreIsBetter: boolean;
  /** Values this close count as the same: rounded differently or, in a quick solve, read off cubics. */
  readonly tie: number;
  /** Hot dice cannot be banked. */
  readonly mustRoll: boolean;
  /** Far up hot dice that must be rolled are looked at once in so many levels, and shift with banks in between. */
  readonly hotEvery: number;
  /** Chance that all six dice leave nothing but hot dice to roll on with. */
  readonly onlyHot: number;
  /** Levels of 50 points that one roll can add at most. */
  readonly reach: number;
  /** The turn last solved. */
  readonly descent: Descent;
}

/** Beyond so many levels of a single roll (20,000 points) a turn is decided; more of them are not told apart. */
const mostReach = 400;

/**
 * Which selections a solver weighs: of those that leave equally many dice the one of `mostPoints`, or `all`. They come
 * to the same except near the target of a game with a final round, where fewer points can be better.
 */
export type Weighed = 'mostPoints' | 'all';

/**
 * A kit for turns whose scores, turn points included, stay below `levels`. A `quick` one leaves out more answers where
 * hot dice must be rolled: values that suffer by it, near the target of a game with a final round, are not told.
 */
export function turnKit(
  ruleSet: RuleSet,
  levels: number,
  weighed: Weighed = 'mostPoints',
  quick = false,
): TurnKit {
  const mustRoll = ruleSet.hotDice === 'mustRoll';
  const fast = turnProgram(ruleSet, fastAnswers(mustRoll, quick), mostReach);
  const full = turnProgram(ruleSet, weighed, mostReach);
  const reach = Math.max(...full.map((roll) => roll.reach));
  return {
    fast,
    full,
    sixIsBest: !mustRoll,
    moreIsBetter: weighed === 'all',
    tie: quick ? 1e-6 : 1e-12,
    mustRoll,
    hotEvery: quick ? 4 : 1,
    onlyHot: onlyHotChance(ruleSet),
    reach,
    descent: newDescent(levels + reach + 2),
  };
}

function fastAnswers(mustRoll: boolean, quick: boolean): Answers {
  if (!mustRoll) return 'undominated';
  return quick ? 'bankable' : 'mostPoints';
}

function onlyHotChance(ruleSet: RuleSet): number {
  let chance = 0;
  for (const outcome of rollOutcomes(ruleSet)[diceInPlay]?.outcomes ?? []) {
    if (outcome.answers.every(({ diceLeft }) => diceLeft === diceInPlay)) chance += outcome.chance;
  }
  return chance;
}
