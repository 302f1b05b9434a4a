import type { RuleSet } from '@farkle/rules';
import {
  bank,
  type Face,
  type Game,
  land,
  passFarkle,
  rollDue,
  rollOn,
  startGame,
  usualTurns,
} from '@farkle/rules';
import { createPlayer, type Player, type WinTable } from '@farkle/strategy';
import type { Chance } from '../chance/chance.ts';
import type { PositionGoal } from './position.ts';

/** Games that do not end within so many moves are broken off: a target that is out of reach teaches nothing. */
const mostMoves = 1500;

/**
 * Every decision of one game between computer players, in the order of play: the game with its roll on the table. Who
 * plays is drawn too; the strongest player joins where a table is given or one plays alone.
 */
export function playedMoments(
  ruleSet: RuleSet,
  goal: PositionGoal,
  table: WinTable | null,
  chance: Chance,
): readonly Game[] {
  const seats = goal === 'target' ? 2 : 1;
  const players = Array.from({ length: seats }, () => drawnPlayer(goal, table, chance));
  const moments: Game[] = [];
  let game = startGame({
    ruleSet,
    goal: goal === 'turns' ? { kind: goal, turns: usualTurns } : { kind: goal },
    seats,
    firstSeat: chance.below(seats),
  });
  for (let move = 0; move < mostMoves && game.result === null; move++) {
    const due = rollDue(game);
    if (due !== null) {
      game = land(
        game,
        Array.from({ length: due.count }, () => (chance.below(6) + 1) as Face),
      );
    } else if (game.turn.farkle !== null) game = passFarkle(game);
    else {
      moments.push(game);
      game = answered(game, players[game.turn.seat] as Player);
    }
  }
  return moments;
}

function drawnPlayer(goal: PositionGoal, table: WinTable | null, chance: Chance): Player {
  const knows = goal !== 'target' || table !== null;
  // Exact play takes longest to think; people meet it as often as not even so.
  const level = knows && chance.onceIn(4) ? 'hard' : chance.pick(['easy', 'medium', 'medium'] as const);
  return createPlayer(level, table);
}

function answered(game: Game, player: Player): Game {
  const { setAside, then } = player(game);
  const played = (then === 'bank' ? bank : rollOn)(game, setAside);
  if (played.ok) return played.value;
  throw new Error(
    `A computer player did what the rules refuse (${played.error.code}), so the game cannot go on; see its choice in @farkle/strategy.`,
  );
}
