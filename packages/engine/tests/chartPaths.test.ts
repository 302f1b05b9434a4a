import type { Dice } from '@farkle/rules';
import { classic, legalSelections, rollDue } from '@farkle/rules';
import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import type { GameSnapshot, SeatKind, TableEvent } from '../src/index.ts';
import { gameMachine, startTable } from '../src/index.ts';
import { Chance, placesHolding } from './randomGames.ts';
import { stateOf } from './reached.ts';

const input = {
  ruleSet: { ...classic, target: 1000 },
  goal: { kind: 'target' },
  kinds: ['person', 'computer', 'person'] as SeatKind[],
} as const;

const paths = getShortestPaths(gameMachine, { input, events: choicesIn, serializeState: coarsely });

/** Two moments count as the same when the same seat is waited for in the same state of the chart. */
function coarsely({ value, context }: GameSnapshot): string {
  const { turn, seats, result } = context.game;
  const left = seats.map((seat) => Number(seat.left)).join('');
  const rolled = turn.rolls > 0;
  return JSON.stringify([value, turn.seat, left, rolled, context.intent, result?.ending]);
}

/** A few dice and decisions that between them lead everywhere. */
function choicesIn(snapshot: GameSnapshot): TableEvent[] {
  const { game } = snapshot.context;
  const events: TableEvent[] = [
    { type: 'handover.accepted' },
    { type: 'roll' },
    { type: 'bank' },
    { type: 'farkle.acknowledged' },
    { type: 'computer.shown' },
    { type: 'computer.decided', setAside: [], then: 'roll' },
    ...game.seats.map((_, seat) => ({ type: 'seat.left', seat }) as const),
  ];
  const due = rollDue(game);
  if (due !== null) for (const dice of falls(due.count)) events.push({ type: 'landed', dice });
  if (game.turn.roll.length === 0) return events;
  for (const { dice } of legalSelections(game.turn.roll, game.ruleSet)) {
    if (snapshot.matches({ play: { turn: 'choosing' } })) {
      events.push({ type: 'dice.held', places: placesHolding(snapshot, dice, new Chance(1)) });
    }
    events.push({ type: 'computer.decided', setAside: dice, then: 'roll' });
    events.push({ type: 'computer.decided', setAside: dice, then: 'bank' });
  }
  return events;
}

function falls(count: number): Dice[] {
  if (count === 6)
    return [
      [2, 2, 3, 3, 4, 6],
      [1, 1, 1, 5, 5, 5],
    ];
  const misses: Dice = [2, 3, 4, 6, 6];
  return [misses.slice(0, count), Array.from({ length: count }, () => 1 as const)];
}

test('every state of the chart in which a game can rest is reached, and these are the states there are', () => {
  const rests = new Set(paths.flatMap(({ steps }) => steps.map(({ state }) => state)).map(restOf));
  expect([...rests].sort()).toEqual(
    [
      'handingOver',
      'ready',
      'rolling',
      'choosing.selecting',
      'choosing.hotDice',
      'thinking',
      'showing',
      'farkled',
    ]
      .flatMap((state) => [`${state} / open`, `${state} / finalRound`])
      .concat('over / decided')
      .sort(),
  );
});

test('the chart has no state that no game comes to', () => {
  const seen = new Set(paths.flatMap(({ state }) => state._nodes).map(({ id }) => id));
  const unseen = getStateNodes(gameMachine).filter((node) => !seen.has(node.id) && !isPassedThrough(node));
  expect(unseen.map(({ id }) => id)).toEqual([]);
});

test('every path of the chart can be walked by a running game', () => {
  expect(paths.length).toBeGreaterThan(50);
  for (const { steps, state } of paths) {
    const actor = startTable(input);
    for (const { event } of steps.slice(1)) actor.send(event); // the first step is the start itself
    expect(coarsely(actor.getSnapshot())).toBe(coarsely(state));
  }
});

function restOf(snapshot: GameSnapshot): string {
  return `${stateOf(snapshot)} / ${snapshot.value.race}`;
}

/** A state that is always left at once: its last way out asks nothing. */
function isPassedThrough({ always }: AnyStateNode): boolean {
  const last = always?.at(-1);
  return last !== undefined && last.guard === undefined;
}
