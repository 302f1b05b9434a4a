import { bank, type Dice, type Game, land, passFarkle, rollDue, rollOn } from '@farkle/rules';
import type { Player } from '../src/players/player.ts';

/**
 * Plays a game to its end by the rules' own reducers. `watch` sees every decision with the game it was made in. Throws
 * when a player decides something that the rules refuse.
 */
export function playedGame(
  start: Game,
  players: readonly Player[],
  roll: (count: number) => Dice,
  watch: (game: Game, decision: ReturnType<Player>) => void = () => undefined,
): Game {
  let game = start;
  for (let moves = 0; game.result === null; moves++) {
    if (moves > 100_000) throw new Error('This game does not end.');
    const due = rollDue(game);
    if (due !== null) game = land(game, roll(due.count));
    else if (game.turn.farkle !== null) game = passFarkle(game);
    else {
      const player = players[game.turn.seat] as Player;
      const decision = player(game);
      watch(game, decision);
      const played = (decision.then === 'bank' ? bank : rollOn)(game, decision.setAside);
      if (!played.ok) throw new Error(`Refused ${JSON.stringify(decision)}: ${JSON.stringify(played.error)}`);
      game = played.value;
    }
  }
  return game;
}
