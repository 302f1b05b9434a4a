import { classic, type RuleSet, simple } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../tests/seededRandom.ts';
import { easyPlayer } from '../players/easyPlayer.ts';
import { expectedPointsPlayer } from '../players/expectedPointsPlayer.ts';
import { hardPlayer } from '../players/hardPlayer.ts';
import { mediumPlayer } from '../players/mediumPlayer.ts';
import { quickSolve, solveTwoPlayers } from '../solver/solveTwoPlayers.ts';
import { expectedPointsPolicy } from './expectedPointsPolicy.ts';
import { playerPolicy } from './playerPolicy.ts';
import { mergeSimulated } from './simulated.ts';
import { simulateGames } from './simulateGames.ts';

const games = 2000;
const tables: readonly (readonly [string, RuleSet])[] = [
  ['classic', classic],
  ['simple', simple],
  ['classic to 5,000', { ...classic, target: 5000 }],
  ['doubled', { ...classic, ofAKind: 'doubled' }],
  ['entry 500 with a penalty of 1000', { ...classic, entryMinimum: 500, threeFarkles: 1000 }],
  ['three 1s 300 without three pairs', { ...classic, threeOnes: 300, threePairs: 0 }],
];

describe('simulated games', () => {
  test('are the same for the same random numbers', () => {
    const policies = [expectedPointsPolicy(classic), expectedPointsPolicy(classic)];
    const once = simulateGames(classic, policies, { games: 50, random: seededRandom(1) });
    expect(simulateGames(classic, policies, { games: 50, random: seededRandom(1) })).toEqual(once);
  });

  test('add up lot by lot to the same result as in one go', () => {
    const policies = [expectedPointsPolicy(classic), expectedPointsPolicy(classic)];
    const play = (random: () => number, games: number) => simulateGames(classic, policies, { games, random });
    const whole = play(seededRandom(1), 60);
    const random = seededRandom(1);
    const lots = [play(random, 20), play(random, 30), play(random, 10)];
    const merged = mergeSimulated(lots);
    expect(merged).toMatchObject({ games: 60, turns: whole.turns, turnsPerGame: whole.turnsPerGame });
    for (const seat of [0, 1]) {
      expect(merged.wins[seat]).toBeCloseTo(whole.wins[seat] as number, 9);
      expect(merged.margins[seat]).toBeCloseTo(whole.margins[seat] as number, 9);
    }
    expect(() => mergeSimulated([])).toThrow(/nothing to add up/);
  });

  test('the fast player of expected points decides as the one that plays at the table', () => {
    for (const ruleSet of [
      { ...simple, target: 3000 },
      { ...classic, target: 3000, bankMinimum: 300 },
    ]) {
      const fast = expectedPointsPolicy(ruleSet);
      const slow = playerPolicy(ruleSet, expectedPointsPlayer);
      const options = { games: 100, firstSeat: () => 0 };
      const a = simulateGames(ruleSet, [fast, fast], { ...options, random: seededRandom(2) });
      const b = simulateGames(ruleSet, [slow, slow], { ...options, random: seededRandom(2) });
      expect(a).toEqual(b);
    }
  });

  test('between two of best play are won by the first as often as solved', async () => {
    const ruleSet = { ...classic, target: 1000 };
    const table = await solveTwoPlayers(ruleSet);
    const policies = [playerPolicy(ruleSet, hardPlayer(table)), playerPolicy(ruleSet, hardPlayer(table))];
    const options = { games: 800, random: seededRandom(3), firstSeat: () => 0 };
    const { wins, margins } = simulateGames(ruleSet, policies, options);
    expect(Math.abs((wins[0] ?? 0) / 800 - table.winChance(0, 0))).toBeLessThan(1.5 * (margins[0] ?? 0));
  });
});

describe.each(tables)('under %s rules', (_, ruleSet) => {
  test('medium beats easy', () => {
    const policies = [playerPolicy(ruleSet, mediumPlayer), playerPolicy(ruleSet, easyPlayer)];
    const { wins, margins } = simulateGames(ruleSet, policies, { games, random: seededRandom(4) });
    expect((wins[0] ?? 0) / games).toBeGreaterThan(0.57);
    expect((wins[0] ?? 0) / games - (margins[0] ?? 1)).toBeGreaterThan(0.5);
  });

  test('hard beats medium', async () => {
    const hard = playerPolicy(ruleSet, hardPlayer(await quickSolve(ruleSet)));
    const policies = [hard, playerPolicy(ruleSet, mediumPlayer)];
    const { wins, margins } = simulateGames(ruleSet, policies, { games, random: seededRandom(5) });
    expect((wins[0] ?? 0) / games).toBeGreaterThan(0.57);
    expect((wins[0] ?? 0) / games - (margins[0] ?? 1)).toBeGreaterThan(0.5);
  }, 300_000);
});
