import { classic, type RuleSet, simple } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { easyPlayer } from '../../src/players/easyPlayer.ts';
import { hardPlayer } from '../../src/players/hardPlayer.ts';
import { mediumPlayer } from '../../src/players/mediumPlayer.ts';
import { playerPolicy } from '../../src/simulator/playerPolicy.ts';
import type { Policy } from '../../src/simulator/policy.ts';
import { simulateGames } from '../../src/simulator/simulateGames.ts';
import { quickSolve, solveTwoPlayers } from '../../src/solver/solveTwoPlayers.ts';
import { seededRandom } from '../seededRandom.ts';

const games = 20_000;
const tables: readonly (readonly [string, RuleSet])[] = [
  ['classic', classic],
  ['simple', simple],
  ['classic to 5,000', { ...classic, target: 5000 }],
  ['doubled', { ...classic, ofAKind: 'doubled' }],
  ['entry 500 with a penalty of 1000', { ...classic, entryMinimum: 500, threeFarkles: 1000 }],
  ['three 1s 300 without three pairs', { ...classic, threeOnes: 300, threePairs: 0 }],
];

function expectBeats(ruleSet: RuleSet, stronger: Policy, weaker: Policy): void {
  const { wins, margins } = simulateGames(ruleSet, [stronger, weaker], { games, random: seededRandom(20) });
  const share = (wins[0] ?? 0) / games;
  expect(share).toBeGreaterThan(0.57);
  expect(share - (margins[0] ?? 1)).toBeGreaterThan(0.5);
}

describe.each(tables)('under %s rules', (_, ruleSet) => {
  test('medium beats easy in 57 games of 100 at least', () => {
    expectBeats(ruleSet, playerPolicy(ruleSet, mediumPlayer), playerPolicy(ruleSet, easyPlayer));
  });

  test('hard beats medium in 57 games of 100 at least', async () => {
    const hard = playerPolicy(ruleSet, hardPlayer(await quickSolve(ruleSet)));
    expectBeats(ruleSet, hard, playerPolicy(ruleSet, mediumPlayer));
  });
});

test('hard against hard gives the first seat its 53.25 % under classic rules', async () => {
  const table = await solveTwoPlayers(classic);
  const policies = [playerPolicy(classic, hardPlayer(table)), playerPolicy(classic, hardPlayer(table))];
  const options = { games, random: seededRandom(21), firstSeat: () => 0 };
  const { wins, margins } = simulateGames(classic, policies, options);
  expect(Math.abs((wins[0] ?? 0) / games - 0.5325)).toBeLessThan(margins[0] ?? 0);
});

test('among four seats hard wins more than medium, and medium more than easy', async () => {
  const players = [hardPlayer(await quickSolve(classic)), mediumPlayer, mediumPlayer, easyPlayer];
  const policies = players.map((player) => playerPolicy(classic, player));
  const { wins } = simulateGames(classic, policies, { games: 6000, random: seededRandom(22) });
  const [hard = 0, medium = 0, other = 0, easy = 0] = wins;
  expect(hard).toBeGreaterThan(Math.max(medium, other) * 1.1);
  expect(Math.min(medium, other)).toBeGreaterThan(easy * 1.1);
});
