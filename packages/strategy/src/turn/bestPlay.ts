import { type Dice, legalSelections, type RuleSet } from '@farkle/rules';
import { expectedPoints } from './expectedPoints.ts';
import { diceAfter } from './rollOutcomes.ts';

/** A way to answer a roll, with the points that the turn then expects. */
export interface Play {
  readonly setAside: Dice;
  readonly then: 'roll' | 'bank';
  /** Points of the dice set aside. */
  readonly points: number;
  /** Expected points of the whole turn; exactly the turn points for a bank. */
  readonly expectedPoints: number;
}

/**
 * Every way to answer a roll, best first: each legal selection with rolling on and, where the rules let one bank, with
 * banking. Equal values: banking first, then more points. Empty on a farkle. `turnPoints` are those set aside before
 * this roll, `minimum` the least that this turn may bank (the bank minimum unless said).
 */
export function plays(
  ruleSet: RuleSet,
  turnPoints: number,
  roll: Dice,
  minimum: number = ruleSet.bankMinimum,
): readonly Play[] {
  const table = expectedPoints(ruleSet, minimum);
  const all: Play[] = [];
  for (const { dice, points } of legalSelections(roll, ruleSet)) {
    const after = turnPoints + points;
    const diceLeft = diceAfter(roll.length, dice.length);
    const rolling = table.ofRolling(after, diceLeft);
    all.push({ setAside: dice, then: 'roll', expectedPoints: rolling, points });
    if (table.mayBank(after, diceLeft)) {
      all.push({ setAside: dice, then: 'bank', expectedPoints: after, points });
    }
  }
  return all.sort((a, b) => {
    const ahead = b.expectedPoints - a.expectedPoints;
    if (Math.abs(ahead) > 1e-9) return ahead;
    if (a.then !== b.then) return a.then === 'bank' ? -1 : 1;
    return b.points - a.points;
  });
}

/** The answer to a roll that expects most points of the turn; null on a farkle. Arguments as of `plays`. */
export function bestPlay(ruleSet: RuleSet, turnPoints: number, roll: Dice, minimum?: number): Play | null {
  return plays(ruleSet, turnPoints, roll, minimum)[0] ?? null;
}
