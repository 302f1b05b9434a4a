import {
  bankLoses,
  type Dice,
  type Game,
  isLastTurn,
  legalSelections,
  pointsGrid,
  seatAt,
  seatsFrom,
  whyNotBank,
} from '@farkle/rules';
import { diceAfter } from '../turn/rollOutcomes.ts';
import { bankWins } from './bankWins.ts';

/** One legal selection of the roll on the table, and what banking it would mean. */
export interface Option {
  readonly setAside: Dice;
  /** Turn points with the selection added. */
  readonly turnPoints: number;
  /** Dice of the next roll if the player rolls on. */
  readonly diceLeft: number;
  readonly mayBank: boolean;
  /** Banking it wins for certain. Only where it may be banked. */
  readonly wins: boolean;
  /** Banking it certainly loses. Only where it may be banked. */
  readonly loses: boolean;
}

/** All legal selections of the roll that waits for an answer. There is at least one unless the roll is a farkle. */
export function optionsOf(game: Game): readonly Option[] {
  const { turn, ruleSet } = game;
  return legalSelections(turn.roll, ruleSet).map(({ dice, points }) => {
    const turnPoints = turn.points + points;
    const mayBank = whyNotBank(game, dice) === null;
    return {
      setAside: dice,
      turnPoints,
      diceLeft: diceAfter(turn.roll.length, dice.length),
      mayBank,
      wins: mayBank && bankWins(game, turnPoints),
      loses: mayBank && bankLoses(game, turnPoints),
    };
  });
}

/** The least turn points with which the seat that plays may bank: the entry minimum until it has entered. */
export function minimumOf(game: Game): number {
  const { bankMinimum, entryMinimum } = game.ruleSet;
  return seatAt(game, game.turn.seat).entered ? bankMinimum : Math.max(bankMinimum, entryMinimum);
}

/** The option of most turn points; there is at least one. */
export function mostPoints(options: readonly Option[]): Option {
  return options.reduce((most, option) => (option.turnPoints > most.turnPoints ? option : most));
}

/** Turn points that the last turn needs for a share of the win; 0 while the turn is not the last. */
export function stillNeeded(game: Game): number {
  if (!isLastTurn(game)) return 0;
  const { seat } = game.turn;
  const mine = seatAt(game, seat).score;
  const others = seatsFrom(game, 0).filter((other) => other !== seat);
  const most = Math.max(mine, ...others.map((other) => seatAt(game, other).score));
  return Math.ceil((most - mine) / pointsGrid) * pointsGrid;
}
