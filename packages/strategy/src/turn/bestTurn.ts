import { diceInPlay, pointsGrid, type RuleSet } from '@farkle/rules';
import { type ExpectedPoints, expectedPoints } from './expectedPoints.ts';
import { type Answer, rollOutcomes } from './rollOutcomes.ts';
import { diceCounts } from './turnProgram.ts';

/** The turn that expects most points, in figures. */
export interface BestTurn {
  /** Expected points of the turn. */
  readonly expectedPoints: number;
  /** The chance that the turn ends in a farkle. */
  readonly farkleChance: number;
  /**
   * `bankFrom[d]`, d = 1…6: the least turn points from which banking with d dice left is best, minimums and all;
   * `Infinity` where the rules never let one bank. Index 0 is unused and holds 0.
   */
  readonly bankFrom: readonly number[];
}

/**
 * The turn of the highest expected points for a player who has entered (one who has not: `{ entered: false }`), by
 * exact odds under any rule set. A farkle counts as no points; what a third farkle in a row costs is not in it.
 * Takes a few milliseconds the first time.
 */
export function bestTurn(ruleSet: RuleSet, { entered = true }: { entered?: boolean } = {}): BestTurn {
  const { bankMinimum, entryMinimum } = ruleSet;
  const table = expectedPoints(ruleSet, entered ? bankMinimum : Math.max(bankMinimum, entryMinimum));
  return {
    expectedPoints: table.ofRolling(0, diceInPlay),
    farkleChance: farkleChances(ruleSet, table)(0, diceInPlay),
    bankFrom: [0, ...diceCounts.map((dice) => bankFrom(dice, table))],
  };
}

function bankFrom(dice: number, table: ExpectedPoints): number {
  for (let points = pointsGrid; points <= table.limit; points += pointsGrid) {
    if (table.banks(points, dice)) return points;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * The chance that a turn of best expected points farkles when so many dice are rolled now with so many turn points at
 * stake. Above the table's limit it no longer depends on the points.
 */
function farkleChances(ruleSet: RuleSet, table: ExpectedPoints): (points: number, dice: number) => number {
  const rolls = rollOutcomes(ruleSet);
  const chances = new Map<number, number>();
  const far = farkleChanceFarUp(ruleSet);
  const chanceOf = (points: number, dice: number): number => {
    if (points >= table.limit) return far[dice] as number;
    const place = points * (diceInPlay + 1) + dice;
    const seen = chances.get(place);
    if (seen !== undefined) return seen;
    let sum = rolls[dice]?.farkle ?? 0;
    for (const { chance, answers } of rolls[dice]?.outcomes ?? []) {
      const { points: added, diceLeft } = bestOf(answers, points, table);
      if (!table.banks(points + added, diceLeft)) sum += chance * chanceOf(points + added, diceLeft);
    }
    chances.set(place, sum);
    return sum;
  };
  // From the top down, so that no call has to go deeper than one roll.
  for (let points = table.limit - pointsGrid; points >= 0; points -= pointsGrid) {
    for (const dice of diceCounts) chanceOf(points, dice);
  }
  return chanceOf;
}

/** Of the answers to a roll the one that expects most points; of equals the one of most turn points. */
function bestOf(answers: readonly Answer[], turnPoints: number, table: ExpectedPoints): Answer {
  let best: Answer | null = null;
  let bestValue = 0;
  for (const answer of answers) {
    const value = table.ofBest(turnPoints + answer.points, answer.diceLeft);
    const ahead = value - bestValue;
    if (best === null || ahead > 1e-9 || (ahead > -1e-9 && answer.points > best.points)) {
      best = answer;
      bestValue = value;
    }
  }
  if (best === null) throw new Error('A roll without answers is a farkle: count it apart from the outcomes.');
  return best;
}

function farkleChanceFarUp(ruleSet: RuleSet): readonly number[] {
  const rolls = rollOutcomes(ruleSet);
  if (ruleSet.hotDice === 'mayRoll') return rolls.map(({ farkle }) => farkle);
  const onlyHot = rolls.map(({ outcomes }) =>
    outcomes.reduce(
      (sum, { chance, answers }) =>
        answers.every(({ diceLeft }) => diceLeft === diceInPlay) ? sum + chance : sum,
      0,
    ),
  );
  const ofSix = (rolls[diceInPlay]?.farkle ?? 0) / (1 - (onlyHot[diceInPlay] as number));
  return rolls.map(({ farkle }, dice) => farkle + (onlyHot[dice] as number) * ofSix);
}
