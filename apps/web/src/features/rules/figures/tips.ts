import type { Dice, Game, RuleSet } from '@farkle/rules';
import {
  bankLoses,
  diceInPlay,
  farkleOdds,
  land,
  legalSelections,
  pointsGrid,
  prospect,
  rollOn,
  startGame,
} from '@farkle/rules';
import { expectedPoints } from '@farkle/strategy';

/** One way to answer a roll. */
export interface Answer {
  readonly dice: Dice;
  readonly points: number;
  readonly diceLeft: number;
  /** The chance that rolling the dice left farkles. */
  readonly farkle: number;
  /** What the turn brings on average from here, played for most points. */
  readonly turn: number;
}

/** Two dice that score, and the question whether to take both. */
export interface LessDice {
  readonly roll: Dice;
  readonly answers: readonly Answer[];
  /** The answer of the highest average. */
  readonly best: Answer;
}

/** The 1 and the 5 of this roll score at every table, and nothing else does. */
const plainRoll: Dice = [1, 5, 2, 2, 3, 6];

/** How setting aside less compares with taking all, for a player who has banked before. */
export function lessDice(ruleSet: RuleSet): LessDice {
  const table = expectedPoints(ruleSet);
  const answers = legalSelections(plainRoll, ruleSet).map(({ dice, points }): Answer => {
    const diceLeft = dice.length === plainRoll.length ? diceInPlay : plainRoll.length - dice.length;
    const { farkles, rolls } = farkleOdds(diceLeft, ruleSet);
    return { dice, points, diceLeft, farkle: farkles / rolls, turn: table.ofBest(points, diceLeft) };
  });
  const best = answers.reduce((one, other) => (other.turn > one.turn ? other : one));
  return { roll: plainRoll, answers, best };
}

/** A last turn whose bank would lose. */
export interface LastTurn {
  /** The score to beat, the own score, and the points at risk. */
  readonly leader: number;
  readonly mine: number;
  readonly turnPoints: number;
  /** What banking would make. */
  readonly makes: number;
  /** Dice of the next roll, and its chance of a farkle. */
  readonly diceLeft: number;
  readonly farkle: number;
}

/** Three 2s of six dice: three are left. */
const lastRoll: Dice = [2, 2, 2, 3, 4, 6];
const lastSelection: Dice = [2, 2, 2];

/** The example of a last turn behind; null where the game ends at once and there is no last turn. */
export function lastTurn(ruleSet: RuleSet): LastTurn | null {
  if (ruleSet.ending === 'immediate') return null;
  const fresh = startGame({ ruleSet, goal: { kind: 'target' }, seats: 2 });
  const mine = Math.max(0, ruleSet.target - 12 * pointsGrid);
  const game = land(behind(fresh, mine), lastRoll);
  const seen = prospect(game.turn, lastSelection, ruleSet);
  if (!seen.ok) throw new Error(`The example of a last turn is refused: ${seen.error.code}.`);
  const { turnPoints, nextDice } = seen.value;
  if (!bankLoses(game, turnPoints))
    throw new Error('The example of a last turn does not lose: its scores are wrong.');
  const { farkles, rolls } = farkleOdds(nextDice, ruleSet);
  return {
    leader: ruleSet.target,
    mine,
    turnPoints,
    makes: mine + turnPoints,
    diceLeft: nextDice,
    farkle: farkles / rolls,
  };
}

/** The second seat's last turn: the first has banked to the target exactly. */
function behind(game: Game, mine: number): Game {
  const [leader, other] = game.seats;
  if (leader === undefined || other === undefined) throw new Error('The example needs two seats.');
  const started = rollOn(game, []);
  if (!started.ok) throw new Error(`The example cannot start: ${started.error.code}.`);
  return {
    ...started.value,
    seats: [
      { ...leader, score: game.ruleSet.target, entered: true },
      { ...other, score: mine, entered: true },
    ],
    turn: { ...started.value.turn, seat: 1 },
    finalRound: { startedBy: 0, remaining: [1] },
  };
}
