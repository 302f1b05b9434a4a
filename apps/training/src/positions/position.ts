import { type Dice, type Game, type RuleSet, startGame, usualTurns } from '@farkle/rules';

/** What is played for: the target against another seat, points over ten turns, or the target in fewest turns alone. */
export const goals = ['target', 'turns', 'fewestTurns'] as const;
export type PositionGoal = (typeof goals)[number];

/** A seat as far as decisions depend on it. */
export interface PositionSeat {
  /** Banked points. */
  readonly score: number;
  /** Has banked at least once. */
  readonly entered: boolean;
  /** Farkles in a row, 0 to 2; 0 where a third costs nothing. */
  readonly farkles: number;
}

/**
 * A moment at which somebody decides, as plain JSON. It says nothing of the rules: it is read and valued under a rule
 * set that stands beside it.
 */
export interface Position {
  readonly goal: PositionGoal;
  /** The seat that decides. */
  readonly own: PositionSeat;
  /** The other seat of a game to the target; null where one plays alone. */
  readonly other: PositionSeat | null;
  /** The other seat has reached the target and this turn is the last of the game. */
  readonly lastTurn: boolean;
  /** Turns left over ten turns, this one included; 0 under the other goals. */
  readonly turnsLeft: number;
  /** Points set aside in earlier rolls of this turn. */
  readonly turnPoints: number;
  /** Dice of the roll on the table, or of the next roll while there is none. */
  readonly diceLeft: number;
  /** The roll that waits for an answer; empty while it is still to be rolled. */
  readonly roll: Dice;
}

/** The position as a game of the rules, its seat 0 to play. Only for positions that the rule set allows. */
export function gameOf(position: Position, ruleSet: RuleSet): Game {
  const { goal, own, other, lastTurn, turnsLeft, turnPoints, diceLeft, roll } = position;
  const seats = other === null ? [own] : [own, other];
  const game = startGame({
    ruleSet,
    goal: goal === 'turns' ? { kind: goal, turns: usualTurns } : { kind: goal },
    seats: seats.length,
  });
  return {
    ...game,
    seats: seats.map(({ score, entered, farkles }) => ({
      score,
      entered,
      farklesInRow: farkles,
      turnsTaken: goal === 'turns' ? usualTurns - turnsLeft : 0,
      left: false,
    })),
    turn: { ...game.turn, points: turnPoints, diceLeft, roll, rolls: roll.length > 0 ? 1 : 0 },
    finalRound: lastTurn ? { startedBy: 1, remaining: [0] } : null,
  };
}

/** The position of the seat that plays, in a game of one seat or two. The other way round from `gameOf`. */
export function positionOf(game: Game): Position {
  const { goal, seats, turn, ruleSet, finalRound } = game;
  const counts = ruleSet.threeFarkles > 0;
  const [own, other = null] = [turn.seat, 1 - turn.seat].map((at) => {
    const seat = seats[at];
    if (seat === undefined) return null;
    return {
      score: seat.score,
      entered: seat.entered,
      farkles: counts ? seat.farklesInRow : 0,
    };
  });
  if (own === null || own === undefined || seats.length > 2) {
    throw new RangeError(`A position has one or two seats, this game has ${seats.length}.`);
  }
  const taken = seats[turn.seat]?.turnsTaken ?? 0;
  return {
    goal: goal.kind,
    own,
    other,
    lastTurn: finalRound !== null,
    turnsLeft: goal.kind === 'turns' ? goal.turns - taken : 0,
    turnPoints: turn.points,
    diceLeft: turn.diceLeft,
    roll: turn.roll,
  };
}
