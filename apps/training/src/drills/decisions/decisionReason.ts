import { farkleOdds, type RuleSet } from '@farkle/rules';
import type { Reason } from '@farkle/strategy';
import type { Choice } from '../../positions/answerKey.ts';
import type { DecisionQuestion } from '../../positions/question.ts';

/** The one reason that a drill gives: one of the coach's, or a comparison of two choices. Chances 0–1. */
export type DecisionReason =
  | Reason
  /** The best choice rolls more dice, and farkles less often, than the other. */
  | {
      readonly code: 'moreDice';
      readonly dice: number;
      readonly chance: number;
      readonly otherDice: number;
      readonly otherChance: number;
    }
  /** The best choice takes more points before it rolls or banks. */
  | { readonly code: 'morePoints'; readonly points: number; readonly otherPoints: number }
  /** The other seat needs so few points that waiting is dear. */
  | { readonly code: 'otherNear'; readonly missing: number };

/** Why the best choice is better than the one that was made, or than the next best where the best was made. */
export function reasonFor(
  { position, key }: DecisionQuestion,
  made: Choice | null,
  ruleSet: RuleSet,
): DecisionReason {
  const [best, next] = key.choices;
  if (best === undefined || next === undefined) {
    throw new Error('A question without two choices teaches nothing; draw questions by drawDecision.');
  }
  const find = (code: Reason['code']) => key.reasons.find((reason) => reason.code === code);
  const other = made === null || made === best ? next : made;

  const isLosing = position.lastTurn && other.then === 'bank';
  const pressing =
    (isLosing ? (find('bankLoses') ?? find('lastTurnNeeds')) : undefined) ??
    (other.diceLeft === best.diceLeft ? find('belowMinimum') : undefined);
  if (pressing !== undefined) return pressing;
  if (best.then === 'bank') {
    const third = find('thirdFarkle');
    if (other.then === 'bank') {
      return { code: 'morePoints', points: best.turnPoints, otherPoints: other.turnPoints };
    }
    return third ?? riskOf(other, ruleSet);
  }
  if (best.diceLeft === 6) {
    const hot = find('hotDice');
    if (hot !== undefined) return hot;
  }
  if (other.then === 'roll' && best.diceLeft !== other.diceLeft) {
    const [dice, chance] = [best.diceLeft, farkleChance(best.diceLeft, ruleSet)];
    const [otherDice, otherChance] = [other.diceLeft, farkleChance(other.diceLeft, ruleSet)];
    return chance < otherChance
      ? { code: 'moreDice', dice, chance, otherDice, otherChance }
      : { code: 'morePoints', points: best.turnPoints, otherPoints: other.turnPoints };
  }
  const missing = position.other === null ? Number.POSITIVE_INFINITY : ruleSet.target - position.other.score;
  if (!position.lastTurn && other.then === 'bank' && missing <= near) return { code: 'otherNear', missing };
  return find('lastTurnNeeds') ?? find('rollWorth') ?? riskOf(best, ruleSet);
}

/** An opponent who needs no more than this can be there with one turn. */
const near = 1000;

function riskOf({ diceLeft, turnPoints }: Choice, ruleSet: RuleSet): DecisionReason {
  return {
    code: 'rollRisk',
    dice: diceLeft,
    chance: farkleChance(diceLeft, ruleSet),
    risked: turnPoints,
  };
}

function farkleChance(dice: number, ruleSet: RuleSet): number {
  const { farkles, rolls } = farkleOdds(dice, ruleSet);
  return farkles / rolls;
}
