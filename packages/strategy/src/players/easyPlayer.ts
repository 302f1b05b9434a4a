import { type Game, seatAt, seatsFrom } from '@farkle/rules';
import { choose } from './choose.ts';
import { onlyThis } from './mediumPlayer.ts';
import { mostPoints, optionsOf, stillNeeded } from './options.ts';
import { type Decision, expectRollToAnswer } from './player.ts';

/**
 * A beginner: takes every die that scores, whatever that leaves to roll. Ahead or level it is glad of a little and
 * stops at 200 points, even with five dice left; more than 500 points behind it wants to make up for it in one turn and goes
 * on to 1,200, even with a single die. Hot dice are always rolled. On a last turn it goes for the leader.
 */
export function easyPlayer(game: Game): Decision {
  expectRollToAnswer(game);
  const options = optionsOf(game);
  const kept = mostPoints(options);
  const enough = Math.max(stillNeeded(game), behind(game) > 500 ? 1200 : 200);
  const banks = kept.turnPoints >= enough && (kept.diceLeft < 6 || enough === stillNeeded(game));
  return choose(onlyThis(options, kept), () => ({ rolling: 0, banking: banks ? 1 : -1 }));
}

function behind(game: Game): number {
  const mine = seatAt(game, game.turn.seat).score;
  return Math.max(...seatsFrom(game, 0).map((seat) => seatAt(game, seat).score)) - mine;
}
