import { type RuleSet, sortDice } from '@farkle/rules';
import type { AnswerKey } from './answerKey.ts';
import type { Position } from './position.ts';

/** The drills that ask for decisions. */
export const decisionDrills = ['keep', 'bankOrRoll', 'endgame'] as const;
export type DecisionDrill = (typeof decisionDrills)[number];

/** A moment of real play with its answer key, as plain JSON. */
export interface DecisionQuestion {
  /** With a roll on the table. */
  readonly position: Position;
  readonly key: AnswerKey;
  /** What makes it an endgame or a beginning; null for a turn like any other. */
  readonly kind: EndgameKind | null;
}

/** Equal for questions that are the same to a trainee, however their dice lie. */
export function signatureOf({ position }: DecisionQuestion): string {
  const { goal, own, other, lastTurn, turnsLeft, turnPoints, roll } = position;
  const seats = [own, other].map((seat) => seat && [seat.score, seat.entered, seat.farkles]);
  return JSON.stringify([goal, seats, lastTurn, turnsLeft, turnPoints, sortDice(roll).join('')]);
}

/** What makes the end of a game, or its beginning, different from a turn like any other. */
export const endgameKinds = ['lastTurn', 'entry', 'twoFarkles', 'nearTarget'] as const;
export type EndgameKind = (typeof endgameKinds)[number];

/** The kinds that can come up under a rule set. */
export function endgameKindsOf({ ending, entryMinimum, threeFarkles }: RuleSet): readonly EndgameKind[] {
  return endgameKinds.filter((kind) => {
    switch (kind) {
      case 'lastTurn':
        return ending === 'finalRound';
      case 'entry':
        return entryMinimum > 0;
      case 'twoFarkles':
        return threeFarkles > 0;
      case 'nearTarget':
        return true;
      default:
        return kind satisfies never;
    }
  });
}

/** An opponent is near when so much of the target or less is missing. */
const nearShare = 0.15;

/** The kind of a position, the most pressing first; null for a turn like any other. */
export function endgameKindOf(position: Position, ruleSet: RuleSet): EndgameKind | null {
  const { own, other, lastTurn } = position;
  if (lastTurn) return 'lastTurn';
  if (own.farkles === 2) return 'twoFarkles';
  if (ruleSet.entryMinimum > 0 && !own.entered) return 'entry';
  const near = other !== null && other.score >= ruleSet.target * (1 - nearShare);
  return near ? 'nearTarget' : null;
}
