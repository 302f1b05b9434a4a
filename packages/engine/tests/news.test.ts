import { expect, test } from 'vitest';
import type { SeatKind } from '../src/index.ts';
import { nothing, Seated } from './seated.ts';

const people: SeatKind[] = ['person', 'person'];

test('a new table tells whose turn it is', () => {
  expect(new Seated().news).toEqual([{ kind: 'turnStarted', seat: 0, lastTurn: false }]);
});

test('a roll tells its dice', () => {
  expect(new Seated().rolls('1-5-2-2-3-6').news).toEqual([
    { kind: 'rolled', seat: 0, dice: [1, 5, 2, 2, 3, 6] },
  ]);
});

test('a farkle tells what it cost, the penalty really taken included', () => {
  const table = new Seated({}, { threeFarkles: 500 }).rolls('3-3-3-2-2-4').banks('3-3-3').farkles().farkles();
  expect(table.rolls(nothing).news).toEqual([
    { kind: 'farkled', seat: 0, dice: [2, 2, 3, 3, 4, 6], lost: 0, penalty: 300 },
  ]);
});

test('a bank tells its points and the score, and then who is next', () => {
  expect(new Seated({ kinds: people }).rolls('1-5-2-2-3-6').banks('1-5').news).toEqual([
    { kind: 'banked', seat: 0, points: 150, score: 150 },
    { kind: 'turnStarted', seat: 1, lastTurn: false },
  ]);
});

test('the bank that starts the final round tells it between the bank and the last turn', () => {
  expect(new Seated({ kinds: people }, { target: 1000 }).rolls('1-1-1-2-2-3').banks('1-1-1').news).toEqual([
    { kind: 'banked', seat: 0, points: 1000, score: 1000 },
    { kind: 'finalRoundStarted', seat: 0, score: 1000 },
    { kind: 'turnStarted', seat: 1, lastTurn: true },
  ]);
});

test('the end is told after what brought it about', () => {
  const table = new Seated({ kinds: people }, { target: 1000 }).rolls('1-1-1-2-2-3').banks('1-1-1');
  expect(table.rolls('1-1-1-2-2-3').banks('1-1-1').news).toEqual([
    { kind: 'banked', seat: 1, points: 1000, score: 1000 },
    { kind: 'over', result: { ending: 'finalRound', winners: [0, 1] } },
  ]);
});

test('hot dice are told with the turn points they make', () => {
  expect(new Seated().rolls('1-2-3-4-5-6').holds('1-2-3-4-5-6').news).toEqual([
    { kind: 'hotDice', seat: 0, points: 1500 },
  ]);
});

test('a leaver is told, and who plays instead', () => {
  const table = new Seated({ kinds: ['person', 'person', 'computer'] }).rolls('1-5-2-2-3-6');
  expect(table.sends({ type: 'seat.left', seat: 2 }).news).toEqual([{ kind: 'left', seat: 2 }]);
  expect(
    new Seated({ kinds: ['person', 'computer', 'person'] }).sends({ type: 'seat.left', seat: 0 }).news,
  ).toEqual([
    { kind: 'left', seat: 0 },
    { kind: 'turnStarted', seat: 1, lastTurn: false },
  ]);
});

test('the same words can be said twice: every step that tells something has a number of its own', () => {
  const table = new Seated().farkles();
  const first = table.view.news;
  expect(table.farkles().view.news).toEqual({ serial: first.serial + 2, items: first.items });
});

test('choosing dice tells nothing', () => {
  const table = new Seated().rolls('1-5-2-2-3-6');
  const { news } = table.view;
  expect(table.holds('1').view.news).toBe(news);
});

test('the log keeps every finished turn with its rolls and its end', () => {
  const table = new Seated({ kinds: ['person', 'computer', 'person'] }).rolls('1-5-2-2-3-6').banks('1-5');
  table.sends({ type: 'seat.left', seat: 1 });
  table.rolls('1-5-2-2-3-6').rollsOn('5').rolls('2-2-3-4-6');
  expect(table.view.log).toEqual([
    {
      number: 0,
      seat: 0,
      kept: [{ rolled: [1, 5, 2, 2, 3, 6], dice: [1, 5], points: 150 }],
      ending: { kind: 'banked', points: 150 },
    },
    { number: 1, seat: 1, kept: [], ending: { kind: 'left', lost: 0 } },
    {
      number: 2,
      seat: 2,
      kept: [{ rolled: [1, 5, 2, 2, 3, 6], dice: [5], points: 50 }],
      ending: { kind: 'farkled', dice: [2, 2, 3, 4, 6], lost: 50, penalty: 0 },
    },
  ]);
});
