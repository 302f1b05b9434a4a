import { isFarkle, pointsGrid, type RuleSet, usualTurns } from '@farkle/rules';
import type { Position, PositionSeat } from './position.ts';
import { isTurnState, mostTurnPoints } from './turnStates.ts';

/** The part of a position that cannot be as it is. */
export type PositionField =
  | 'goal'
  | 'ownScore'
  | 'ownFarkles'
  | 'otherScore'
  | 'otherFarkles'
  | 'lastTurn'
  | 'turnsLeft'
  | 'turnPoints'
  | 'diceLeft'
  | 'roll';

/** Why a position cannot come up in a game under its rules. Amounts are points. */
export type PositionFault = { readonly field: PositionField } & (
  | { readonly code: 'offGrid' }
  | { readonly code: 'outOfRange'; readonly least: number; readonly most: number }
  /** Somebody who has never banked has no points, and somebody without points has never banked. */
  | { readonly code: 'notEntered' }
  /** The first bank was at least so much, so no score that was entered is lower. */
  | { readonly code: 'belowEntry'; readonly least: number }
  /** Before the first of the ten turns nobody has points. */
  | { readonly code: 'noTurnYet' }
  /** Farkles in a row are counted only where a third costs something. */
  | { readonly code: 'farklesDoNotCount' }
  /** The other seat has reached the target, so this turn is the last one or the game is over. */
  | { readonly code: 'targetReached'; readonly target: number }
  /** A last turn comes only after somebody has reached the target. */
  | { readonly code: 'targetNotReached'; readonly target: number }
  /** Under these rules the game ends at once and nobody has a last turn. */
  | { readonly code: 'noLastTurn' }
  /** The goal and the number of seats do not fit. */
  | { readonly code: 'wrongSeats' }
  /** No turn comes to so many points with so many dice left. */
  | { readonly code: 'noSuchTurn'; readonly turnPoints: number; readonly diceLeft: number }
  /** The roll has another number of dice than are left. */
  | { readonly code: 'wrongDice'; readonly diceLeft: number }
  /** The roll holds nothing that scores: the turn is over. */
  | { readonly code: 'farkle' }
);

/** How far above the target a score is believed. */
const mostAbove = 10_000;

/** The first thing that makes a position impossible under a rule set; null when it can come up in a game. */
export function positionFault(position: Position, ruleSet: RuleSet): PositionFault | null {
  const { goal, own, other } = position;
  if ((goal === 'target') !== (other !== null)) return { field: 'goal', code: 'wrongSeats' };
  return (
    scoreFault(own, 'ownScore', position, ruleSet) ??
    farklesFault(own, 'ownFarkles', position, ruleSet) ??
    (other === null
      ? null
      : (scoreFault(other, 'otherScore', position, ruleSet) ??
        farklesFault(other, 'otherFarkles', position, ruleSet))) ??
    endingFault(position, ruleSet) ??
    turnFault(position, ruleSet)
  );
}

function scoreFault(
  { score, entered }: PositionSeat,
  field: 'ownScore' | 'otherScore',
  { goal, lastTurn, turnsLeft }: Position,
  { target, entryMinimum, bankMinimum, threeFarkles }: RuleSet,
): PositionFault | null {
  if (score % pointsGrid !== 0) return { field, code: 'offGrid' };
  const past = field === 'otherScore' && lastTurn;
  const most = goal === 'turns' || past ? target + mostAbove : target - pointsGrid;
  if (score >= target && most < target) return { field, code: 'targetReached', target };
  if (score < 0 || score > most) return { field, code: 'outOfRange', least: 0, most };
  if (turnsLeft === usualTurns && score > 0) return { field, code: 'noTurnYet' };
  if (past && score < target) return { field, code: 'targetNotReached', target };
  if (!entered && score > 0) return { field, code: 'notEntered' };
  // Only a penalty takes points away from somebody who has banked.
  if (threeFarkles > 0 || !entered) return null;
  const least = Math.max(entryMinimum, bankMinimum, pointsGrid);
  return score < least ? { field, code: 'belowEntry', least } : null;
}

function farklesFault(
  { farkles }: PositionSeat,
  field: 'ownFarkles' | 'otherFarkles',
  { goal, turnsLeft }: Position,
  { threeFarkles }: RuleSet,
): PositionFault | null {
  if (farkles === 0) return null;
  if (threeFarkles === 0) return { field, code: 'farklesDoNotCount' };
  const most = goal === 'turns' ? Math.min(2, usualTurns - turnsLeft) : 2;
  return farkles < 0 || farkles > most ? { field, code: 'outOfRange', least: 0, most } : null;
}

function endingFault(
  { goal, lastTurn, turnsLeft }: Position,
  { ending, target }: RuleSet,
): PositionFault | null {
  if (lastTurn && goal !== 'target') return { field: 'lastTurn', code: 'targetNotReached', target };
  if (lastTurn && ending === 'immediate') return { field: 'lastTurn', code: 'noLastTurn' };
  const [least, most] = goal === 'turns' ? [1, usualTurns] : [0, 0];
  return turnsLeft < least || turnsLeft > most
    ? { field: 'turnsLeft', code: 'outOfRange', least, most }
    : null;
}

function turnFault({ turnPoints, diceLeft, roll }: Position, ruleSet: RuleSet): PositionFault | null {
  if (turnPoints % pointsGrid !== 0) return { field: 'turnPoints', code: 'offGrid' };
  if (turnPoints < 0 || turnPoints > mostTurnPoints) {
    return { field: 'turnPoints', code: 'outOfRange', least: 0, most: mostTurnPoints };
  }
  if (diceLeft < 1 || diceLeft > 6) return { field: 'diceLeft', code: 'outOfRange', least: 1, most: 6 };
  if (roll.length > 0 && roll.length !== diceLeft) return { field: 'roll', code: 'wrongDice', diceLeft };
  if (!isTurnState(turnPoints, diceLeft, ruleSet)) {
    return { field: 'turnPoints', code: 'noSuchTurn', turnPoints, diceLeft };
  }
  return roll.length > 0 && isFarkle(roll, ruleSet) ? { field: 'roll', code: 'farkle' } : null;
}
