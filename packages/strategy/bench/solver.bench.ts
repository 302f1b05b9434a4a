import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { classic, type Game, startGame } from '@farkle/rules';
import {
  expectedPointsPolicy,
  hardPlayer,
  quickSolve,
  shippedTable,
  simulateGames,
  solveTwoPlayers,
} from '../src/index.ts';
import { playedGame } from '../tests/playedGames.ts';
import { seededDice } from '../tests/seededDice.ts';
import { seededRandom } from '../tests/seededRandom.ts';
import { figure, percentile99, timed } from './figures.ts';

async function timedSolve(solve: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await solve();
  return performance.now() - from;
}

figure('quick-solve-ms', await timedSolve(() => quickSolve(classic)), 'ms');
figure(
  'quick-solve-penalty-ms',
  await timedSolve(() => quickSolve({ ...classic, threeFarkles: 1000, entryMinimum: 500 })),
  'ms',
);
figure('solve-classic-s', (await timedSolve(() => solveTwoPlayers(classic))) / 1000, 's');

const policies = [expectedPointsPolicy(classic), expectedPointsPolicy(classic)];
const random = seededRandom(1);
simulateGames(classic, policies, { games: 2000, random });
const games = process.env.BENCH_SHORT === '1' ? 10_000 : 50_000;
figure(
  'games-per-second',
  games / (timed(() => simulateGames(classic, policies, { games, random })) / 1000),
  '1/s',
);

const decisions: number[] = [];
function timedPlayer(player: ReturnType<typeof hardPlayer>) {
  return (game: Game) => {
    const from = performance.now();
    const decision = player(game);
    decisions.push(performance.now() - from);
    return decision;
  };
}
const table = await shippedTable(classic);
const seats = [timedPlayer(hardPlayer(table)), timedPlayer(hardPlayer(table))];
const roll = seededDice(1);
for (let count = 0; count < 100; count++) {
  playedGame(startGame({ ruleSet: classic, goal: { kind: 'target' }, seats: 2 }), seats, roll);
}
figure('decision-p99-ms', percentile99(decisions), 'ms');

const file = join(import.meta.dirname, '..', 'src', 'tables', 'classic.generated.ts');
figure('table-classic-kb', gzipSync(readFileSync(file)).length / 1024, 'KB');
