import {
  bank,
  bankLoses,
  classic,
  type Game,
  type GameSetup,
  isLastTurn,
  land,
  type RuleSet,
  rollOn,
  seatAt,
  simple,
  startGame,
} from '@farkle/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRuleSet } from '../../tests/anyRuleSet.ts';
import { playedGame } from '../../tests/playedGames.ts';
import { seededDice } from '../../tests/seededDice.ts';
import { bankWins } from './bankWins.ts';
import { expectedPointsPlayer } from './expectedPointsPlayer.ts';
import type { Player } from './player.ts';

/** A game to the target with these scores, the first seat to roll. */
function standing(ruleSet: RuleSet, ...scores: number[]): Game {
  const game = startGame({ ruleSet, goal: { kind: 'target' }, seats: scores.length });
  return {
    ...game,
    seats: game.seats.map((seat, index) => ({ ...seat, score: scores[index] ?? 0, entered: true })),
  };
}

function inFinalRound(game: Game, startedBy: number, ...remaining: number[]): Game {
  return { ...game, finalRound: { startedBy, remaining } };
}

/** A player of wild taste: any legal selection, rolled or banked by the fall of a seeded die. */
function wild(seed: number): Player {
  const roll = seededDice(seed);
  return (game) => {
    const keep = game.turn.roll.filter((face) => face === 1 || face === 5);
    const setAside = keep.length > 0 ? keep : expectedPointsPlayer(game).setAside;
    const legal = rollOn(game, setAside).ok ? setAside : expectedPointsPlayer(game).setAside;
    const banks = bank(game, legal).ok && (roll(1)[0] ?? 1) > 2;
    return { setAside: legal, then: banks ? 'bank' : 'roll' };
  };
}

const anySetup: fc.Arbitrary<GameSetup> = fc.oneof(
  fc.record({
    ruleSet: anyRuleSet,
    goal: fc.constant({ kind: 'target' as const }),
    seats: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    ruleSet: anyRuleSet,
    goal: fc.record({ kind: fc.constant('turns' as const), turns: fc.integer({ min: 1, max: 5 }) }),
    seats: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    ruleSet: anyRuleSet,
    goal: fc.constant({ kind: 'fewestTurns' as const }),
    seats: fc.constant(1),
  }),
);

describe('the player of expected points', () => {
  test('decides nothing that the rules refuse, in whole games under any rules', () => {
    fc.assert(
      fc.property(anySetup, fc.integer(), (setup, seed) => {
        const players = [expectedPointsPlayer, wild(seed + 1), expectedPointsPlayer, wild(seed + 2)];
        const over = playedGame(startGame(setup), players, seededDice(seed));
        expect(over.result).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  test('never rolls on when banking wins, and never banks a certain loss', () => {
    fc.assert(
      fc.property(anySetup, fc.integer(), (setup, seed) => {
        const watch = (game: Game, { setAside, then }: ReturnType<Player>) => {
          if (game.turn.seat % 2 === 1) return;
          const after = rollOn(game, setAside);
          if (!after.ok) throw new Error('The decision was refused.');
          const points = after.value.turn.points;
          if (then === 'bank') expect(bankLoses(game, points)).toBe(false);
          else expect(bank(game, setAside).ok && bankWins(game, points)).toBe(false);
        };
        const players = [expectedPointsPlayer, wild(seed + 1), expectedPointsPlayer, wild(seed + 2)];
        playedGame(startGame(setup), players, seededDice(seed), watch);
      }),
      { numRuns: 60 },
    );
  });

  test('takes the target at once when the game ends at once', () => {
    const game = land(standing(simple, 9900, 9000), [1, 2, 2, 3, 4, 6]);
    expect(expectedPointsPlayer(game)).toEqual({ setAside: [1], then: 'bank' });
  });

  test('does not stop at the target as long as the final round could still take it away', () => {
    const game = land(standing(classic, 9900, 9000), [1, 2, 2, 3, 4, 6]);
    expect(expectedPointsPlayer(game).then).toBe('roll');
  });

  test('goes for the leader on its last turn, however many points that needs', () => {
    const behind = inFinalRound(standing(classic, 6000, 12_000), 1, 0);
    expect(isLastTurn(behind)).toBe(true);
    const game = land(behind, [2, 2, 2, 2, 2, 3]);
    expect(expectedPointsPlayer(game)).toEqual({ setAside: [2, 2, 2, 2, 2], then: 'roll' });
  });

  test('banks the last turn of all once it is ahead', () => {
    const game = land(inFinalRound(standing(classic, 9950, 10_000), 1, 0), [1, 1, 2, 3, 4, 4]);
    expect(expectedPointsPlayer(game)).toEqual({ setAside: [1, 1], then: 'bank' });
  });

  test('banks below the leader while there is still a turn to come', () => {
    const game = land(standing(classic, 0, 5000), [1, 1, 1, 2, 2, 3]);
    expect(expectedPointsPlayer(game)).toEqual({ setAside: [1, 1, 1], then: 'bank' });
  });

  test('rolls on below the entry minimum and banks on meeting it', () => {
    const strict = { ...classic, entryMinimum: 500 };
    const fresh = startGame({ ruleSet: strict, goal: { kind: 'target' }, seats: 2 });
    expect(expectedPointsPlayer(land(fresh, [4, 4, 4, 2, 3, 3])).then).toBe('roll');
    expect(expectedPointsPlayer(land(fresh, [4, 4, 4, 1, 3, 3]))).toEqual({
      setAside: [1, 4, 4, 4],
      then: 'bank',
    });
  });

  test('cannot reach the dice to come: the game it is given is plain data without seed or dealer', () => {
    const game = land(standing(classic, 100, 200), [1, 5, 2, 3, 4, 4]);
    const seen = JSON.stringify(game);
    expect(seen).not.toMatch(/seed|deal|random|next/i);
    const copy = JSON.parse(seen) as Game;
    expect(copy).toEqual(game); // no functions, nothing hidden
    expect(expectedPointsPlayer.length).toBe(1);
    expect(expectedPointsPlayer(copy)).toEqual(expectedPointsPlayer(game));
    expect(seatAt(game, 0).score).toBe(100);
  });

  test('is not asked while there is nothing to answer', () => {
    expect(() => expectedPointsPlayer(standing(classic, 0, 0))).toThrow(/no roll waits/);
  });
});
