import { expect, test } from 'vitest';
import { transition } from 'xstate';
import type { SeatKind } from '../src/index.ts';
import { gameMachine, loadedDice } from '../src/index.ts';
import { dice, nothing, Seated } from './seated.ts';

const people: SeatKind[] = ['person', 'person'];

test('before a turn of another person the device is handed over, and nothing can be rolled until it is taken', () => {
  const table = new Seated({ kinds: people });
  expect(table.view.phase).toBe('handingOver');
  expect(table.view.roll).toMatchObject({ may: false, refusal: { code: 'handOverFirst' } });
  expect(table.sends({ type: 'roll' }).view.phase).toBe('handingOver');
  expect(table.sends({ type: 'handover.accepted' }).view.phase).toBe('ready');
});

test('a person alone, or against computers only, is handed nothing', () => {
  expect(new Seated({ kinds: ['person'] }).view.phase).toBe('ready');
  expect(new Seated({ kinds: ['person', 'computer'] }).view.phase).toBe('ready');
});

test('when the other person leaves while the device is handed over, it stays where it is', () => {
  const table = new Seated({ kinds: ['person', 'person', 'computer'] });
  expect(table.sends({ type: 'seat.left', seat: 1 }).view.phase).toBe('ready');
});

test('when the person who should take the device leaves, it goes to the next', () => {
  const table = new Seated({ kinds: ['person', 'person', 'person'] }).sends({ type: 'seat.left', seat: 0 });
  expect(table.view).toMatchObject({ phase: 'handingOver', seat: 1 });
});

test('the chart asks for dice: how many, of which turn and roll', () => {
  const table = new Seated().sends({ type: 'roll' });
  expect(table.view.rollDue).toEqual({ turn: 0, roll: 0, count: 6 });
  table.sends({ type: 'landed', dice: dice('1-5-2-2-3-6') }).rollsOn('1-5');
  expect(table.view.rollDue).toEqual({ turn: 0, roll: 1, count: 4 });
});

test.for([
  ['too few', [1, 2, 3, 4, 5]],
  ['too many', [1, 2, 3, 4, 5, 6, 1]],
  ['a seven', [1, 2, 3, 4, 5, 7]],
  ['a zero', [0, 2, 3, 4, 5, 6]],
  ['half a die', [1.5, 2, 3, 4, 5, 6]],
  ['text', ['1', 2, 3, 4, 5, 6]],
  ['none', []],
] as [string, number[]][])('dice that the game does not wait for are refused: %s', ([, wrong]) => {
  const table = new Seated().sends({ type: 'roll' });
  const before = table.snapshot;
  const event = { type: 'landed', dice: wrong as (1 | 2)[] } as const;
  expect(before.can(event)).toBe(false);
  expect(table.sends(event).snapshot).toBe(before);
});

test('a list of dice that its owner changes afterwards changes nothing on the table', () => {
  const table = new Seated().sends({ type: 'roll' });
  const list = dice('1-5-2-2-3-6');
  table.sends({ type: 'landed', dice: list });
  list[0] = 6;
  expect(table.view.dice[0]?.face).toBe(1);
});

test('Roll pressed twice rolls once', () => {
  const table = new Seated().rolls('1-5-2-2-3-6').holds('1');
  table.sends({ type: 'roll' }).sends({ type: 'roll' });
  expect(table.view.rollDue).toEqual({ turn: 0, roll: 1, count: 5 });
  table.sends({ type: 'landed', dice: dice('1-2-3-4-6') }).sends({ type: 'roll' });
  expect(table.view.phase).toBe('choosing');
});

test('Bank pressed twice banks once', () => {
  const table = new Seated().rolls('1-5-2-2-3-6').banks('1').sends({ type: 'bank' });
  expect(table.view).toMatchObject({ phase: 'ready', seats: [{ score: 100, turnsTaken: 1 }] });
  expect(table.view.log).toHaveLength(1);
});

test('dice that land twice, and a farkle acknowledged twice, count once', () => {
  const table = new Seated().rolls(nothing).sends({ type: 'landed', dice: dice(nothing) });
  expect(table.view.log).toHaveLength(1);
  table.sends({ type: 'farkle.acknowledged' }).sends({ type: 'farkle.acknowledged' });
  expect(table.view).toMatchObject({ phase: 'ready', turn: { number: 1 }, seats: [{ farklesInRow: 1 }] });
});

test('a seat that leaves twice leaves once', () => {
  const table = new Seated({ kinds: ['person', 'person', 'person'] }).sends({ type: 'seat.left', seat: 2 });
  const once = table.snapshot;
  expect(table.sends({ type: 'seat.left', seat: 2 }).snapshot).toBe(once);
});

test('a farkle freezes the table until it has been seen', () => {
  const table = new Seated({ kinds: people }).rolls('1-5-2-2-3-6').rollsOn('1-5').rolls('2-3-4-6');
  expect(table.view).toMatchObject({
    phase: 'farkled',
    seat: 0,
    turn: { farkle: { lost: 150, penalty: 0 } },
  });
  expect(table.view.roll.refusal).toEqual({ code: 'turnIsOver' });
  const frozen = table.snapshot;
  expect(table.sends({ type: 'roll' }).sends({ type: 'die.toggled', place: 0 }).snapshot).toBe(frozen);
  expect(table.sends({ type: 'farkle.acknowledged' }).view).toMatchObject({ phase: 'handingOver', seat: 1 });
});

test('a die is held and let go; what is held is committed only by Roll or Bank', () => {
  const table = new Seated().rolls('1-5-2-2-3-6');
  table.sends({ type: 'die.toggled', place: 1 }).sends({ type: 'die.toggled', place: 0 });
  expect(table.view.turn).toMatchObject({ selected: [1, 5], selectionPoints: 150, points: 0, kept: [] });
  table.sends({ type: 'die.toggled', place: 0 });
  expect(table.view.turn).toMatchObject({ selected: [5], selectionPoints: 50 });
  table.sends({ type: 'roll' });
  expect(table.view.turn).toMatchObject({ selected: [], points: 50, kept: [{ dice: [5], points: 50 }] });
});

test('a die keeps its place in the tray while others are set aside', () => {
  const table = new Seated().rolls('1-2-5-2-3-6').rollsOn('5').rolls('2-3-4-5-5');
  expect(table.view.dice.map(({ face, state }) => face ?? state)).toEqual([2, 3, 'empty', 4, 5, 5]);
});

test('a place that holds no die cannot be chosen', () => {
  const table = new Seated().rolls('1-2-5-2-3-6').rollsOn('5').rolls('2-3-4-5-5');
  expect(table.snapshot.can({ type: 'die.toggled', place: 2 })).toBe(false);
  expect(table.snapshot.can({ type: 'dice.held', places: [3, 3] })).toBe(false);
});

test('hot dice are a state of their own, told once, and left when a die is let go', () => {
  const table = new Seated().rolls('1-2-3-4-5-6').holds('1-2-3-4-5-6');
  expect(table.snapshot.matches({ play: { turn: { choosing: 'hotDice' } } })).toBe(true);
  const { serial } = table.view.news;
  expect(table.holds('1-2-3-4-5-6').view.news.serial).toBe(serial);
  table.sends({ type: 'die.toggled', place: 1 });
  expect(table.snapshot.matches({ play: { turn: { choosing: 'selecting' } } })).toBe(true);
  expect(table.view.hotDice).toBe(false);
});

test('after hot dice all six lie in their places again', () => {
  const table = new Seated().rolls('1-5-3-4-6-6').rollsOn('1-5').rolls('2-2-2-1').rollsOn('1-2-2-2');
  expect(table.view.rollDue).toEqual({ turn: 0, roll: 2, count: 6 });
  expect(table.view.dice.every(({ state }) => state === 'rolling')).toBe(true);
});

test('a computer decides, its decision lies there to be seen, and only then it is carried out', () => {
  const table = new Seated({ kinds: ['computer', 'person'] });
  expect(table.view).toMatchObject({ phase: 'thinking', roll: { refusal: { code: 'notYourTurn' } } });
  expect(table.decides('', 'roll').view).toMatchObject({ phase: 'showing', intent: 'roll' });
  table.sends({ type: 'computer.shown' }).sends({ type: 'landed', dice: dice('1-5-2-2-3-6') });
  expect(table.decides('1-5', 'bank').view).toMatchObject({
    phase: 'showing',
    intent: 'bank',
    turn: { selected: [1, 5], points: 0 },
    seats: [{ score: 0 }, { score: 0 }],
  });
  expect(table.sends({ type: 'computer.shown' }).view).toMatchObject({
    phase: 'ready',
    seats: [{ score: 150 }, {}],
  });
});

test('a computer that breaks the rules is not obeyed', () => {
  const table = new Seated({ kinds: ['computer'] }, { entryMinimum: 500 });
  const can = (text: string, then: 'roll' | 'bank') =>
    table.snapshot.can({ type: 'computer.decided', setAside: dice(text), then });
  expect([can('', 'bank'), can('1', 'roll')]).toEqual([false, false]);
  table
    .decides('', 'roll')
    .sends({ type: 'computer.shown' })
    .sends({ type: 'landed', dice: dice('1-5-2-2-3-6') });
  expect([can('1-1', 'roll'), can('2', 'roll'), can('', 'roll'), can('1-5', 'bank')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(can('1-5', 'roll')).toBe(true);
});

test("a person cannot play a computer's turn, nor a computer a person's", () => {
  const computer = new Seated({ kinds: ['computer', 'person'] });
  expect(computer.snapshot.can({ type: 'roll' })).toBe(false);
  const person = new Seated({ kinds: ['person', 'computer'] });
  expect(person.snapshot.can({ type: 'computer.decided', setAside: [], then: 'roll' })).toBe(false);
});

test('a finished game takes no more events and keeps its last dice where they lie', () => {
  const table = new Seated({}, { target: 1000 })
    .rolls('5-2-2-3-4-6')
    .rollsOn('5')
    .rolls('1-1-1-2-3')
    .banks('1-1-1');
  const over = table.snapshot;
  expect(over.status).toBe('done');
  expect(table.view).toMatchObject({ phase: 'over', result: { ending: 'finalRound', winners: [0] } });
  expect(table.view.dice.map(({ state }) => state)).toEqual([
    'empty',
    'empty',
    'empty',
    'empty',
    'waiting',
    'waiting',
  ]);
  expect(transition(gameMachine, over, { type: 'roll' })[0]).toBe(over);
  expect(transition(gameMachine, over, { type: 'seat.left', seat: 0 })[0]).toBe(over);
});

test('what the chart remembers holds neither seed nor dice to come', () => {
  const { context } = new Seated().rolls('1-5-2-2-3-6').snapshot;
  expect(Object.keys(context).sort()).toEqual([
    'game',
    'intent',
    'kinds',
    'log',
    'news',
    'places',
    'selection',
  ]);
  expect(JSON.stringify(context)).not.toMatch(/seed/i);
});

test('loaded dice fall in the order of their list and say when it does not fit', () => {
  const owner = loadedDice(['1-2-3-4-5-6', [1, 5]]);
  expect(owner({ turn: 0, roll: 0, count: 6 })).toEqual([1, 2, 3, 4, 5, 6]);
  expect(() => owner({ turn: 0, roll: 1, count: 3 })).toThrow(/has 2 dice, but turn 0, roll 1 asks for 3/);
  expect(owner({ turn: 0, roll: 1, count: 2 })).toEqual([1, 5]);
  expect(() => owner({ turn: 1, roll: 0, count: 6 })).toThrow(/have run out/);
  expect(() => loadedDice(['1-7'])).toThrow(/is no roll/);
});
