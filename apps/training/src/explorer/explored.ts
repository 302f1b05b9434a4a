import { classic, type RuleSet, usualTurns } from '@farkle/rules';
import type { Position, PositionGoal, PositionSeat } from '../positions/position.ts';

/** What the explorer looks at: a position, which may still be impossible, under a rule set. */
export interface Explored {
  readonly ruleSet: RuleSet;
  readonly position: Position;
}

const fresh: PositionSeat = { score: 0, entered: false, farkles: 0 };

/** Where a visit begins: an ordinary turn of an ordinary game, a roll on the table. */
export function freshExplored(ruleSet: RuleSet = classic): Explored {
  const own = midGame(ruleSet, 0.4);
  const other = midGame(ruleSet, 0.5);
  return {
    ruleSet,
    position: {
      goal: 'target',
      own,
      other,
      lastTurn: false,
      turnsLeft: 0,
      turnPoints: 0,
      diceLeft: 6,
      roll: [1, 5, 2, 2, 3, 6],
    },
  };
}

/** A seat at a share of the target; one that has not banked yet where the first bank reaches the target. */
function midGame(ruleSet: RuleSet, share: number): PositionSeat {
  const score = Math.max(ruleSet.target * share, ruleSet.entryMinimum, ruleSet.bankMinimum);
  return score < ruleSet.target ? seatWith(fresh, score, ruleSet) : fresh;
}

/** A seat with another score. Whoever has points has banked; who has none has not, unless it is said. */
export function seatWith(seat: PositionSeat, score: number, { target }: RuleSet): PositionSeat {
  const points = Math.round(Math.min(score, target * 2) / 50) * 50;
  return { ...seat, score: points, entered: points > 0 };
}

/** The same moment under another goal: what does not belong to the new goal goes, what it needs begins usually. */
export function withGoal(position: Position, goal: PositionGoal): Position {
  return {
    ...position,
    goal,
    other: goal === 'target' ? (position.other ?? fresh) : null,
    lastTurn: false,
    turnsLeft: goal === 'turns' ? Math.floor(usualTurns / 2) : 0,
  };
}

/** The same moment under other rules: counts that mean nothing there go. */
export function underRules({ position }: Explored, ruleSet: RuleSet): Explored {
  const counts = ruleSet.threeFarkles > 0;
  const seat = (each: PositionSeat): PositionSeat => (counts ? each : { ...each, farkles: 0 });
  return {
    ruleSet,
    position: {
      ...position,
      own: seat(position.own),
      other: position.other === null ? null : seat(position.other),
      lastTurn: position.lastTurn && ruleSet.ending === 'finalRound',
    },
  };
}
