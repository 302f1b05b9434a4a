import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transition } from 'xstate';
import { freshTable, gameMachine, parseSavedTable, startTable, tableView } from '../src/index.ts';
import { Chance, likelyEvent, randomTable } from './randomGames.ts';
import { reached, varied } from './reached.ts';
import { Seated } from './seated.ts';

const snapshots = varied([...reached(1000, 60), ...reached(1500, 40, 'target')], 2);
const saves = snapshots.map((snapshot) => JSON.stringify(gameMachine.getPersistedSnapshot(snapshot)));

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Path = readonly (string | number)[];

/** The paths of everything in a save: leaves, lists and objects alike. */
function pathsIn(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [path, ...entries.flatMap(([name, part]) => pathsIn(part, [...path, name]))];
}

/** The same save with one part replaced, or taken out. */
function damaged(save: Json, [name, ...rest]: Path, change: { replace?: Json }): Json {
  if (name === undefined) return change.replace ?? null;
  const copy = (Array.isArray(save) ? [...save] : { ...(save as object) }) as Record<string | number, Json>;
  if (rest.length > 0) copy[name] = damaged(copy[name] as Json, rest, change);
  else if (change.replace !== undefined) copy[name] = change.replace;
  else if (Array.isArray(copy)) copy.splice(Number(name), 1);
  else delete copy[name];
  return copy as Json;
}

const replacements = fc.oneof(
  fc.constantFrom<Json>(null, true, false, '', 'roll', 'person', 'computer', 'turn', [], {}, [0], [1, 5]),
  fc.integer({ min: -1, max: 7 }),
  fc.integer({ min: -2, max: 40 }).map((steps) => steps * 50),
  fc.constantFrom(0.5, 25, 1e9, 1e300, -50),
);

test('a damaged save is refused, or it is a game that plays on', { timeout: 300_000 }, () => {
  let refused = 0;
  let accepted = 0;
  const changes = fc.option(replacements, { nil: undefined });
  fc.assert(
    fc.property(fc.nat(), fc.nat(), changes, fc.nat(), (which, part, replace, seed) => {
      const save = JSON.parse(saves[which % saves.length] ?? 'null') as Json;
      const paths = pathsIn(save);
      const broken = damaged(
        save,
        paths[part % paths.length] ?? [],
        replace === undefined ? {} : { replace },
      );
      const parsed = parseSavedTable(broken);
      if (!parsed.ok) {
        refused += 1;
        expect(['wrongShape', 'contradiction']).toContain(parsed.error.code);
        return;
      }
      accepted += 1;
      playsOn(parsed.value, seed);
    }),
    { numRuns: 3000, seed: 20 },
  );
  expect(refused).toBeGreaterThan(2000);
  expect(accepted).toBeGreaterThan(25);
});

function playsOn(from: (typeof snapshots)[number], seed: number): void {
  const chance = new Chance(seed);
  startTable(from);
  let snapshot = from;
  for (let step = 0; step < 25 && snapshot.status === 'active'; step++) {
    tableView(snapshot);
    const event = likelyEvent(snapshot, chance);
    [snapshot] = transition(gameMachine, snapshot, event);
  }
  tableView(snapshot);
}

test('a save that is whole comes back equal, and an actor goes on from it', () => {
  for (const [at, save] of saves.entries()) {
    const parsed = parseSavedTable(JSON.parse(save));
    expect(parsed.ok).toBe(true);
    if (!parsed.ok) return;
    expect(JSON.parse(JSON.stringify(gameMachine.getPersistedSnapshot(parsed.value)))).toEqual(
      JSON.parse(save),
    );
    const actor = startTable(parsed.value);
    expect(JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))).toEqual(JSON.parse(save));
    const original = snapshots[at];
    if (original !== undefined) expect(tableView(actor.getSnapshot())).toEqual(tableView(original));
  }
});

test('a fresh table can be kept before anybody has touched it', () => {
  for (let seed = 0; seed < 20; seed++) {
    const input = randomTable(new Chance(seed));
    const parsed = parseSavedTable(freshTable(input));
    expect(parsed).toMatchObject({ ok: true, value: { context: { kinds: input.kinds, log: [] } } });
  }
});

const circle: Record<string, unknown> = {};
circle.self = circle;

test.for<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['text', 'a save'],
  ['a number', 7],
  ['a list', []],
  ['a function', () => 1],
  ['a circle', circle],
  ['a big whole number', { context: 10n }],
  [
    'an accessor that throws',
    {
      get context() {
        throw new Error('no');
      },
    },
  ],
  ['another program’s data', { status: 'active', value: 'idle', context: {} }],
])('what was never a save is refused: %s', ([, value]) => {
  expect(parseSavedTable(value)).toMatchObject({ ok: false });
});

/** A save of a real game, with one thing changed by a cheat. */
function cheated(change: (save: SavedGame) => void): unknown {
  const table = new Seated({ kinds: ['person', 'computer'] }, { entryMinimum: 350 });
  table.rolls('3-3-3-5-2-2').banks('3-3-3-5').decides('', 'roll').sends({ type: 'computer.shown' });
  table
    .rolls('2-2-3-3-4-6')
    .sends({ type: 'farkle.acknowledged' })
    .rolls('1-5-2-2-3-6')
    .rollsOn('5')
    .rolls('1-2-3-3-4');
  const save = JSON.parse(JSON.stringify(table.snapshot)) as SavedGame;
  expect(parseSavedTable(save).ok).toBe(true);
  change(save);
  return save;
}

interface SavedGame {
  status: string;
  value: { play: unknown; race: string };
  context: {
    game: {
      ruleSet: Record<string, unknown>;
      seats: Record<string, unknown>[];
      turn: Record<string, unknown> & { roll: number[] };
      [name: string]: unknown;
    };
    log: { kept: { points: number }[]; ending: Record<string, unknown> }[];
    places: number[];
    selection: number[];
    [name: string]: unknown;
  };
}

test.for<[string, string, (save: SavedGame) => void]>([
  [
    'a score that the log does not come to',
    'context.game',
    (save) => Object.assign(save.context.game.seats[0] ?? {}, { score: 400 }),
  ],
  [
    'turn points that nothing was set aside for',
    'context.game',
    (save) => Object.assign(save.context.game.turn, { points: 1000 }),
  ],
  [
    'a kept row worth more than its dice',
    'context.log.0',
    (save) => Object.assign(save.context.log[0]?.kept[0] ?? {}, { points: 400 }),
  ],
  [
    'a bank of more than was set aside',
    'context.log.0',
    (save) => Object.assign(save.context.log[0]?.ending ?? {}, { points: 400 }),
  ],
  [
    'a bank below the entry minimum',
    'context.log.0',
    (save) => Object.assign(save.context.game.ruleSet, { entryMinimum: 500 }),
  ],
  [
    'rules that do not exist',
    'context.game.ruleSet.target',
    (save) => Object.assign(save.context.game.ruleSet, { target: 999 }),
  ],
  [
    'a farkle that is none',
    'context.log',
    (save) => Object.assign(save.context.game.turn, { roll: [2, 3, 3, 4, 6] }),
  ],
  [
    'a die that is none',
    'context.game.turn.roll.0',
    (save) => Object.assign(save.context.game.turn, { roll: [7, 2, 3, 3, 4] }),
  ],
  ['a die too many', 'context.game.turn.roll', (save) => save.context.game.turn.roll.push(1)],
  [
    'a state that waits for somebody else',
    'value',
    (save) => Object.assign(save.value, { play: { turn: 'rolling' } }),
  ],
  ['a state that the chart does not have', 'value', (save) => Object.assign(save.value, { play: 'dancing' })],
  ['a final round that nobody started', 'value', (save) => Object.assign(save.value, { race: 'finalRound' })],
  ['a game said to be over', 'status', (save) => Object.assign(save, { status: 'done' })],
  ['a selection where no die lies', 'context.selection', (save) => save.context.selection.push(1)],
  ['two dice in one place', 'context.places', (save) => save.context.places.splice(0, 1, 2)],
  [
    'one person more than seats',
    'context.kinds',
    (save) => Object.assign(save.context, { kinds: ['person', 'computer', 'person'] }),
  ],
  [
    'a part that games do not have',
    'context.game',
    (save) => Object.assign(save.context.game, { seed: '00' }),
  ],
])('a save with %s is refused', ([, at, change]) => {
  expect(parseSavedTable(cheated(change))).toEqual({
    ok: false,
    error: { code: expect.stringMatching(/wrongShape|contradiction/), at },
  });
});
