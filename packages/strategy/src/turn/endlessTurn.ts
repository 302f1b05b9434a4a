import { diceInPlay, pointsGrid, type RuleSet } from '@farkle/rules';
import { type RollOutcomes, rollOutcomes } from './rollOutcomes.ts';
import { diceCounts } from './turnProgram.ts';

/*
 * Hot dice have no end, so a turn can be worth any number of points. Far enough up it needs no table: there every
 * further roll loses more on average than it brings, and so does every roll after it.
 *
 * Take the play that banks at the first chance. Rolling d dice with t turn points at stake it expects a straight line
 * in t (`linesFarUp`), and where that line lies below t for every d, banking beats rolling once more. As turn points
 * only grow until the turn ends, the same holds after any number of rolls: the points at stake are a supermartingale,
 * and banking at once is best (the monotone case of optimal stopping, Chow and Robbins 1961). Where hot dice may be
 * banked, that is from mean best score of a roll / chance of a farkle on, 18,200 points under the classic table.
 */

/**
 * Turn points from which on one banks whatever the dice, wherever the rules let one bank. A multiple of 50. The same
 * holds all the more when a farkle costs something besides.
 */
export function surelyBankFrom(ruleSet: RuleSet): number {
  const lines = linesFarUp(ruleSet);
  const mustRoll = ruleSet.hotDice === 'mustRoll';
  let from = 0;
  for (const dice of diceCounts) {
    if (mustRoll && dice === diceInPlay) continue;
    const { slope, offset } = lines[dice] as Line;
    from = Math.max(from, offset / (1 - slope));
  }
  if (mustRoll) from = Math.max(from, hotDiceShunnedFrom(rollOutcomes(ruleSet), lines[diceInPlay] as Line));
  return Math.ceil(from / pointsGrid) * pointsGrid;
}

/** Turn points from which on a selection that can be banked beats one that must be rolled on with hot dice. */
function hotDiceShunnedFrom(rolls: readonly RollOutcomes[], { slope, offset }: Line): number {
  let from = 0;
  for (const { outcomes } of rolls) {
    for (const { answers } of outcomes) {
      const hot = answers.find(({ diceLeft }) => diceLeft === diceInPlay);
      const cool = answers.filter(({ diceLeft }) => diceLeft < diceInPlay);
      if (hot === undefined || cool.length === 0) continue;
      const bankable = Math.max(...cool.map(({ points }) => points));
      from = Math.max(from, (hot.points * slope + offset - bankable) / (1 - slope));
    }
  }
  return from;
}

/** A value that grows in a straight line with the turn points: `slope × turn points + offset`. */
export interface Line {
  readonly slope: number;
  readonly offset: number;
}

/**
 * Expected points of rolling n dice (index n) with at least `surelyBankFrom` turn points at stake and the minimums
 * met and a farkle worth `farkleValue`: bank at the first roll that can be banked. Where hot dice must be rolled, they are, and only then.
 */
export function linesFarUp(ruleSet: RuleSet, farkleValue = 0): readonly Line[] {
  const rolls = rollOutcomes(ruleSet);
  const mustRoll = ruleSet.hotDice === 'mustRoll';
  const sums = rolls.map((roll) => sumsFarUp(roll, mustRoll));
  const { banked, bankedPoints, hot, hotPoints } = sums[diceInPlay] as FarUp;
  const slope = banked / (1 - hot);
  const lost = rolls.map(({ farkle }) => farkle * farkleValue);
  const offset = (bankedPoints + slope * hotPoints + (lost[diceInPlay] as number)) / (1 - hot);
  return sums.map((sum, dice) => ({
    slope: sum.banked + sum.hot * slope,
    offset: sum.bankedPoints + slope * sum.hotPoints + sum.hot * offset + (lost[dice] as number),
  }));
}

/** Chance-weighted sums over the rolls that can be banked and over those that leave nothing but hot dice to roll. */
interface FarUp {
  banked: number;
  bankedPoints: number;
  hot: number;
  hotPoints: number;
}

function sumsFarUp({ outcomes }: RollOutcomes, mustRoll: boolean): FarUp {
  const sums: FarUp = { banked: 0, bankedPoints: 0, hot: 0, hotPoints: 0 };
  for (const { chance, answers } of outcomes) {
    const bankable = answers.filter(({ diceLeft }) => !mustRoll || diceLeft < diceInPlay);
    if (bankable.length > 0) {
      sums.banked += chance;
      sums.bankedPoints += chance * Math.max(...bankable.map(({ points }) => points));
    } else {
      sums.hot += chance;
      sums.hotPoints += chance * Math.max(...answers.map(({ points }) => points));
    }
  }
  return sums;
}
