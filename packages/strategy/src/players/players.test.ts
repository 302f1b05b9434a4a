import {
  bank,
  bankLoses,
  type Game,
  type GameSetup,
  classic as plain,
  rollOn,
  startGame,
} from '@farkle/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRuleSet } from '../../tests/anyRuleSet.ts';
import { playedGame } from '../../tests/playedGames.ts';
import { seededDice } from '../../tests/seededDice.ts';
import { quickSolve } from '../solver/solveTwoPlayers.ts';
import { bankWins } from './bankWins.ts';
import { createPlayer } from './createPlayer.ts';
import type { Player } from './player.ts';

const quickly = anyRuleSet.map((ruleSet) => ({
  ...ruleSet,
  target: 1000,
  entryMinimum: Math.min(350, ruleSet.entryMinimum),
}));

const anySetup: fc.Arbitrary<GameSetup> = fc.oneof(
  fc.record({
    ruleSet: quickly,
    goal: fc.constant({ kind: 'target' as const }),
    seats: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    ruleSet: quickly,
    goal: fc.record({ kind: fc.constant('turns' as const), turns: fc.integer({ min: 1, max: 4 }) }),
    seats: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ ruleSet: quickly, goal: fc.constant({ kind: 'fewestTurns' as const }), seats: fc.constant(1) }),
);

describe('easy, medium and hard players, with and without a table', () => {
  test('obey every rule, never roll on when banking wins, and never bank a certain loss', async () => {
    await fc.assert(
      fc.asyncProperty(anySetup, fc.integer(), async (setup, seed) => {
        const solved = setup.seats > 1 && setup.goal.kind === 'target' && setup.ruleSet.threeFarkles === 0;
        const table = solved ? await quickSolve(setup.ruleSet) : null;
        const watch = (game: Game, { setAside, then }: ReturnType<Player>) => {
          const after = rollOn(game, setAside);
          if (!after.ok) throw new Error('The decision was refused.');
          const { points } = after.value.turn;
          if (then === 'bank') expect(bankLoses(game, points)).toBe(false);
          else expect(bank(game, setAside).ok && bankWins(game, points)).toBe(false);
        };
        const players = [
          createPlayer('hard', table),
          createPlayer('medium'),
          createPlayer('easy'),
          createPlayer('hard'),
        ];
        const over = playedGame(startGame(setup), players, seededDice(seed), watch);
        expect(over.result).not.toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  test('decide by the game alone: the same position, copied as plain data, gets the same answer', () => {
    const seen: Game[] = [];
    const start = startGame({ ruleSet: { ...plain, target: 2000 }, goal: { kind: 'target' }, seats: 2 });
    playedGame(start, [createPlayer('medium'), createPlayer('easy')], seededDice(5), (game) =>
      seen.push(game),
    );
    for (const game of seen) {
      for (const level of ['easy', 'medium', 'hard'] as const) {
        const copy = JSON.parse(JSON.stringify(game)) as Game;
        expect(createPlayer(level)(copy)).toEqual(createPlayer(level)(game));
        expect(createPlayer(level).length).toBe(1); // a player takes the game and nothing else
      }
    }
  });
});
