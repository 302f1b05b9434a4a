import { type Game, seatAt } from '@farkle/rules';
import type { Worth } from '../players/choose.ts';
import { chancesIn, sameGame, soloRace, soloTurns } from '../players/gameValues.ts';
import { minimumOf, type Option, stillNeeded } from '../players/options.ts';
import type { WinTable } from '../solver/winTable.ts';
import { expectedPoints } from '../turn/expectedPoints.ts';

/** What moves are measured in: the chance to win, expected points of the turn, or expected turns still to come. */
export type Currency = 'winChance' | 'points' | 'turns';

export interface Valued {
  readonly currency: Currency;
  readonly worth: (option: Option) => Worth;
}

/** The currency of a game, and what options are worth in it. */
export function valuesFor(game: Game, table: WinTable | null): Valued {
  const { goal, seats, turn } = game;
  const seat = seatAt(game, turn.seat);
  if (seats.length === 1 && goal.kind !== 'turns') {
    const { ofBanking, ofRolling } = soloRace(game);
    return {
      currency: 'turns',
      worth: ({ turnPoints, diceLeft }) => ({
        rolling: ofRolling(turnPoints, diceLeft),
        banking: ofBanking(turnPoints),
      }),
    };
  }
  if (seats.length > 1 && goal.kind === 'target' && table !== null && sameGame(table, game) && !seat.left) {
    const chances = chancesIn(game, table);
    return {
      currency: 'winChance',
      worth: ({ turnPoints, diceLeft }) => ({
        rolling: chances.ofRolling(turnPoints, diceLeft),
        banking: chances.ofBanking(turnPoints),
      }),
    };
  }
  const points =
    seats.length === 1
      ? soloTurns(game)
      : expectedPoints(game.ruleSet, Math.max(minimumOf(game), stillNeeded(game)));
  return {
    currency: 'points',
    worth: ({ turnPoints, diceLeft, loses }) => ({
      rolling: points.ofRolling(turnPoints, diceLeft),
      banking: loses ? 0 : turnPoints,
    }),
  };
}
