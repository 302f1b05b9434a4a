import { classic, type Game, startGame } from '@farkle/rules';
import { bestTurn, expectedPointsPlayer } from '../src/index.ts';
import { playedGame } from '../tests/playedGames.ts';
import { seededDice } from '../tests/seededDice.ts';
import { figure, percentile99, timed } from './figures.ts';

/** How long the odds of a rule set never seen before take, and how long a decision takes once they stand. */
figure(
  'best-turn-cold-ms',
  timed(() => bestTurn({ ...classic, straight: 1550 })),
  'ms',
);

const decisions: number[] = [];
const timedPlayer = (game: Game) => {
  const from = performance.now();
  const decision = expectedPointsPlayer(game);
  decisions.push(performance.now() - from);
  return decision;
};
const roll = seededDice(1);
for (let games = 0; games < 200; games++) {
  const start = startGame({ ruleSet: classic, goal: { kind: 'target' }, seats: 2 });
  playedGame(start, [timedPlayer, timedPlayer], roll);
}
figure('expected-points-decision-p99-ms', percentile99(decisions), 'ms');
