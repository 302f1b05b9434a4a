import { expect, test } from 'vitest';
import { transition } from 'xstate';
import type { GameSnapshot, TableEvent } from '../src/index.ts';
import { gameMachine, parseSavedTable, tableView } from '../src/index.ts';
import { reached, stateOf, varied } from './reached.ts';

const absurd = [
  undefined,
  null,
  Number.NaN,
  -1,
  -0,
  0.5,
  9,
  Number.POSITIVE_INFINITY,
  '0',
  '',
  true,
  {},
  [],
  [[]],
];
// A list with a hole in the middle, and something that only looks like a list.
const withHole = Object.assign([0], { 2: 2 });
const likeAList = { length: 2, 0: 0, 1: 1 };
const lists = [[0], [0, 1], [5, 4, 3], [0, 0], [6], ['0'], [null], [Number.NaN], [-0], withHole, likeAList];
const rolls = [
  [1],
  [5, 5],
  [2, 3, 4],
  [1, 1, 1, 1],
  [2, 3, 4, 6, 6],
  [1, 2, 3, 4, 5, 6],
  [2, 2, 3, 3, 4, 6],
  [1, 1, 1, 1, 1, 1, 1],
  [0],
  [7, 1],
  ['1', '5'],
  [1.5, 2, 3],
];

/** Every type of event, with payloads that are right somewhere and payloads that are right nowhere. */
const events = [
  ...['handover.accepted', 'roll', 'bank', 'farkle.acknowledged', 'computer.shown'].map((type) => ({ type })),
  ...['', 'constructor', '__proto__', 'toString', 'landed.', 'die', 'seat'].map((type) => ({ type })),
  ...[0, 1, 2, 3, 4, 5, ...absurd].map((place) => ({ type: 'die.toggled', place })),
  ...[...lists, ...absurd].map((places) => ({ type: 'dice.held', places })),
  ...[...rolls, ...lists, ...absurd].map((dice) => ({ type: 'landed', dice })),
  ...[...rolls, ...lists, ...absurd].flatMap((setAside) =>
    ['roll', 'bank', 'both', undefined].map((then) => ({ type: 'computer.decided', setAside, then })),
  ),
  ...[0, 1, 2, 3, 4, ...absurd].map((seat) => ({ type: 'seat.left', seat })),
  ...['die.toggled', 'dice.held', 'landed', 'computer.decided', 'seat.left'].map((type) => ({ type })),
] as TableEvent[];

const snapshots = varied([...reached(0, 120), ...reached(500, 30, 'target')], 2);

test('whatever is said in whatever state, nothing throws and nothing is changed in place', {
  timeout: 300_000,
}, () => {
  const states = new Set(snapshots.map(stateOf));
  expect([...states].sort()).toEqual([
    'choosing.hotDice',
    'choosing.selecting',
    'farkled',
    'handingOver',
    'over',
    'ready',
    'rolling',
    'showing',
    'thinking',
  ]);
  for (const snapshot of snapshots) {
    freeze(snapshot.context);
    for (const event of events) saying(snapshot, event);
  }
});

function saying(snapshot: GameSnapshot, event: TableEvent): void {
  const [next] = transition(gameMachine, snapshot, event);
  const allowed = snapshot.can(event);
  const said = `${JSON.stringify(event)} in ${stateOf(snapshot)}`;
  if (!allowed) expect(next, `${said} is refused and leaves the game as it is`).toBe(snapshot);
  if (next === snapshot) return;
  expect(allowed, `${said} does something, so it can be said`).toBe(true);
  const text = JSON.stringify(next);
  expect(JSON.parse(text).context, `${said} leaves plain data`).toEqual(next.context);
  expect(parseSavedTable(JSON.parse(text)).ok, `${said} leads to a game that can be saved`).toBe(true);
  tableView(next);
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}
