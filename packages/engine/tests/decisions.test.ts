import type { Game, Goal, TurnRecord } from '@farkle/rules';
import { bank, land, passFarkle, rollOn } from '@farkle/rules';
import { expect, test } from 'vitest';
import { transition } from 'xstate';
import type { DecisionMade, GameSnapshot } from '../src/index.ts';
import { decisionsOf, gameMachine } from '../src/index.ts';
import { Chance, laid, likelyEvent, randomTable } from './randomGames.ts';
import { Seated } from './seated.ts';

/** A random game played to its end, or as far as so many steps lead. */
function played(seed: number, goal: Goal['kind'], leaving: number, steps = 200): GameSnapshot {
  const chance = new Chance(seed);
  let snapshot = laid(randomTable(chance, goal));
  for (let step = 0; step < steps && snapshot.status === 'active'; step++) {
    [snapshot] = transition(gameMachine, snapshot, likelyEvent(snapshot, chance, leaving));
  }
  return snapshot;
}

function answer({ before, move }: DecisionMade): Game {
  const after = (move.then === 'bank' ? bank : rollOn)(before, move.setAside);
  if (!after.ok) throw new Error(`A decision of the log was refused: ${after.error.code}.`);
  return after.value;
}

/** Lets the dice of a game's finished farkles fall again until `wanted` is to be played. */
function fallTo(game: Game, log: readonly TurnRecord[], wanted: Game | undefined): Game {
  let now = game;
  for (;;) {
    const ending = log[now.turn.number]?.ending;
    const due = now.result === null && now.turn.number !== wanted?.turn.number;
    if (!due || ending?.kind !== 'farkled') return now;
    now = passFarkle(land(now, ending.dice));
  }
}

test.each(['target', 'turns', 'fewestTurns'] as const)(
  'the decisions of a game by %s, played by the rules one after the other, lead to that game',
  (goal) => {
    let seen = 0;
    for (let seed = 40_000; seed < 40_040; seed++) {
      const { game, log } = played(seed, goal, 0).context;
      if (game.result === null) continue;
      const decisions = decisionsOf(game, log);
      for (const [at, decision] of decisions.entries()) {
        const next = decisions[at + 1]?.before;
        const reached = fallTo(answer(decision), log, next);
        const [expected, got] = next === undefined ? [game, reached] : [next, land(reached, next.turn.roll)];
        expect(got, `game ${seed}, decision ${at}`).toEqual(expected);
      }
      seen += decisions.length;
    }
    expect(seen).toBeGreaterThan(100);
  },
);

test('every roll that was answered is a decision, in running games and in those that seats have left too', () => {
  for (let seed = 41_000; seed < 41_060; seed++) {
    const { game, log } = played(seed, 'target', 0.02, 20 + (seed % 60)).context;
    const running = game.turn.number < log.length ? [] : [game.turn.kept];
    const answered = [...log.map(({ kept }) => kept), ...running].flat();
    const decisions = decisionsOf(game, log);
    expect(
      decisions.map(({ before, move }) => [before.turn.roll, move.setAside]),
      `game ${seed}`,
    ).toEqual(answered.map(({ rolled, dice }) => [rolled, dice]));
    const banks = log.filter(({ ending }) => ending.kind === 'banked').length;
    expect(decisions.filter(({ move }) => move.then === 'bank')).toHaveLength(banks);
    for (const decision of decisions) answer(decision);
  }
});

test('a turn of two rolls and a bank is two decisions, the game before each as it stood', () => {
  const table = new Seated();
  table.rolls('1-5-2-2-3-6').rollsOn('1').rolls('5-5-5-2-3').banks('5-5-5');
  const { game, log } = table.snapshot.context;
  const [first, second, ...more] = decisionsOf(game, log);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ before: { turn: { roll: [1, 5, 2, 2, 3, 6], points: 0 } } });
  expect(first?.move).toEqual({ setAside: [1], then: 'roll' });
  expect(second).toMatchObject({ before: { turn: { roll: [5, 5, 5, 2, 3], points: 100 } } });
  expect(second?.move).toEqual({ setAside: [5, 5, 5], then: 'bank' });
});
