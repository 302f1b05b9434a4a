import { expect, test } from 'vitest';
import { farkleLoss } from '../../src/index.ts';
import { nothing, Table } from './playing.ts';

const solo = { seats: 1 } as const;

test('the third farkle in a row costs the penalty', () => {
  const table = Table.of({ threeFarkles: 500 }, solo).scoresTurn(2000).farkles().farkles().rolls(nothing);
  expect(table.scores).toEqual([1500]);
  expect(table.game.turn.farkle).toEqual({ lost: 0, penalty: 500 });
});

test('the first and the second farkle cost the turn points only', () => {
  expect(Table.of({ threeFarkles: 500 }, solo).scoresTurn(2000).farkles().farkles().scores).toEqual([2000]);
});

test('the score never falls below 0, and the amount really taken is shown', () => {
  const table = Table.of({ threeFarkles: 500 }, solo).scoresTurn(300).farkles().farkles();
  expect(farkleLoss(table.game)).toEqual({ lost: 0, penalty: 300 });
  const third = table.rolls(nothing);
  expect(third.scores).toEqual([0]);
  expect(third.game.turn.farkle).toEqual({ lost: 0, penalty: 300 });
});

test('a third farkle at score 0 takes nothing', () => {
  const third = Table.of({ threeFarkles: 500 }, solo).farkles().farkles().rolls(nothing);
  expect(third.game.turn.farkle).toEqual({ lost: 0, penalty: 0 });
  expect(third.scores).toEqual([0]);
});

test('the turn points of the third farkle are lost besides the penalty', () => {
  const table = Table.of({ threeFarkles: 500 }, solo).scoresTurn(1000).farkles().farkles();
  const third = table.rolls('1-2-2-3-3-4').keeps('1').rolls('2-2-3-4-6');
  expect(third.game.turn.farkle).toEqual({ lost: 100, penalty: 500 });
  expect(third.scores).toEqual([500]);
});

test('a fourth farkle in a row counts as the first', () => {
  const table = Table.of({ threeFarkles: 500 }, solo).scoresTurn(2000).farkles().farkles().farkles();
  expect(table.game.seats[0]?.farklesInRow).toBe(0);
  const fourth = table.farkles();
  expect(fourth.scores).toEqual([1500]);
  expect(fourth.game.seats[0]?.farklesInRow).toBe(1);
  expect(fourth.farkles().farkles().scores).toEqual([1000]);
});

test('a bank takes the count back to zero', () => {
  const table = Table.of({ threeFarkles: 500 }, solo).scoresTurn(2000).farkles().farkles().scoresTurn(50);
  expect(table.game.seats[0]?.farklesInRow).toBe(0);
  expect(table.farkles().farkles().scores).toEqual([2050]);
});

test("each player's farkles are counted apart", () => {
  const table = Table.of({ threeFarkles: 500 }).scoresTurn(1000).scoresTurn(1000);
  const both = table.farkles().farkles().farkles().farkles();
  expect(both.scores).toEqual([1000, 1000]);
  expect(both.farkles().scores).toEqual([500, 1000]);
});

test('where the penalty is off, farkles in a row cost nothing more', () => {
  const table = Table.of({}, solo).scoresTurn(1000).farkles().farkles().farkles();
  expect(table.scores).toEqual([1000]);
});
