import type { Game } from '@farkle/rules';
import type { WinTable } from '../solver/winTable.ts';
import { choose, type Worth } from './choose.ts';
import { expectedPointsPlayer } from './expectedPointsPlayer.ts';
import { chancesIn, sameGame, soloRace, soloTurns } from './gameValues.ts';
import { type Option, optionsOf } from './options.ts';
import { expectRollToAnswer, type Player } from './player.ts';

/**
 * Plays by the solved values of the game's goal. Two seats to the target: by the chance to win of `table`, solved for
 * the same rule set; with an exact table that is best play. Three and four seats: by the product of the chances
 * against each opponent. Solo to the target: fewest turns. Solo over a number of turns: most points. Without a table,
 * and for several seats over a number of turns, it plays for expected points.
 *
 * A turn's values are kept until the turn is over, so one player is for one game at a time.
 */
export function hardPlayer(table: WinTable | null = null): Player {
  const values = keptForTurn((game) => valuesOf(game, table));
  return (game) => {
    expectRollToAnswer(game);
    const worth = values(game);
    return worth === null ? expectedPointsPlayer(game) : choose(optionsOf(game), worth);
  };
}

type Values = ((option: Option) => Worth) | null;

/** Values depend on where the turn started, not on what has been rolled in it. */
function keptForTurn(values: (game: Game) => Values): (game: Game) => Values {
  let key = '';
  let kept: Values = null;
  return (game) => {
    const { turn, goal, finalRound, seats, ruleSet } = game;
    const now = JSON.stringify([turn.number, turn.seat, goal, finalRound, seats, ruleSet]);
    if (now !== key) {
      kept = values(game);
      key = now;
    }
    return kept;
  };
}

function valuesOf(game: Game, table: WinTable | null): Values {
  const { goal, seats } = game;
  if (seats.length === 1 && goal.kind === 'turns') {
    const points = soloTurns(game);
    return ({ turnPoints, diceLeft }) => ({
      rolling: points.ofRolling(turnPoints, diceLeft),
      banking: turnPoints,
    });
  }
  if (seats.length === 1) {
    const { ofBanking, ofRolling } = soloRace(game);
    return ({ turnPoints, diceLeft }) => ({
      rolling: -ofRolling(turnPoints, diceLeft),
      banking: -ofBanking(turnPoints),
    });
  }
  if (goal.kind !== 'target' || table === null || !sameGame(table, game)) return null;
  const chances = chancesIn(game, table);
  return ({ turnPoints, diceLeft }) => ({
    rolling: chances.ofRolling(turnPoints, diceLeft),
    banking: chances.ofBanking(turnPoints),
  });
}
