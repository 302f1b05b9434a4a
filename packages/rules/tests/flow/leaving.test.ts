import { expect, test } from 'vitest';
import { leave, rollDue } from '../../src/index.ts';
import { nothing, Table } from './playing.ts';

const toThousand = { target: 1000 } as const;

test('a leaver to move loses the turn points, and the next seat plays', () => {
  const table = Table.of({}, { seats: 3 }).scoresTurn(100).rolls('1-1-1-2-2-3').keeps('1-1-1').leaves(1);
  expect(table.scores).toEqual([100, 0, 0]);
  expect(table.toMove).toBe(2);
  expect(rollDue(table.game)).toEqual({ turn: 2, roll: 0, count: 6 });
});

test('a leaver not to move disturbs nobody: the roll on the table stays', () => {
  const before = Table.of({}, { seats: 3 }).rolls('1-5-2-2-3-6');
  const after = before.leaves(2);
  expect(after.game.turn).toEqual(before.game.turn);
  expect(after.banks('1-5').farkles().toMove).toBe(0);
});

test('the seat of a leaver is skipped without anyone losing a turn', () => {
  let table = Table.of({}, { seats: 4 }).leaves(1);
  const order: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    order.push(table.toMove);
    table = table.farkles();
  }
  expect(order).toEqual([0, 2, 3, 0, 2, 3]);
});

test('a player may leave while their farkle lies on the table', () => {
  const table = Table.of({}, { seats: 3 }).rolls(nothing).leaves(0);
  expect(table.toMove).toBe(1);
  expect(table.game.turn.farkle).toBeNull();
});

test("a player may leave while somebody else's farkle lies on the table", () => {
  const table = Table.of({}, { seats: 3 }).rolls(nothing).leaves(1);
  expect(table.toMove).toBe(0);
  expect(table.game.turn.farkle).toEqual({ lost: 0, penalty: 0 });
});

test('a leaver cannot win, whatever the score', () => {
  const table = Table.of(toThousand, { seats: 3 }).scoresTurn(700).scoresTurn(100).farkles().leaves(0);
  expect(table.toMove).toBe(1);
  const over = table.farkles().scoresTurn(1000).scoresTurn(300);
  expect(over.game.result).toEqual({ ending: 'finalRound', winners: [2] });
});

test('if the player who started the final round leaves, it goes on against the highest remaining score', () => {
  const table = Table.of(toThousand, { seats: 3 }).scoresTurn(2000).leaves(0);
  expect(table.game.finalRound).toEqual({ startedBy: 0, remaining: [1, 2] });
  const over = table.scoresTurn(300).scoresTurn(350);
  expect(over.game.result).toEqual({ ending: 'finalRound', winners: [2] });
});

test('who leaves in the final round before their last turn is not waited for', () => {
  const table = Table.of(toThousand, { seats: 4 }).scoresTurn(1000).leaves(2);
  expect(table.game.finalRound).toEqual({ startedBy: 0, remaining: [1, 3] });
  expect(table.farkles().toMove).toBe(3);
});

test('who leaves during the last turn of the final round ends it', () => {
  const over = Table.of(toThousand, { seats: 3 })
    .scoresTurn(1000)
    .scoresTurn(1050)
    .rolls('1-1-1-2-2-3')
    .leaves(2);
  expect(over.game.result).toEqual({ ending: 'finalRound', winners: [1] });
});

test('who leaves after their last turn in the final round cannot win any more', () => {
  const over = Table.of(toThousand, { seats: 3 }).scoresTurn(1000).scoresTurn(2000).leaves(1).farkles();
  expect(over.game.result).toEqual({ ending: 'finalRound', winners: [0] });
});

test('with one seat left, that seat has won, even with the lower score', () => {
  const over = Table.of({}).scoresTurn(50).scoresTurn(1000).leaves(1);
  expect(over.game.result).toEqual({ ending: 'lastSeat', winners: [0] });
});

test('with one seat left in the middle of its turn, it has won without banking', () => {
  const over = Table.of({}, { seats: 3 }).leaves(2).rolls('1-1-1-2-2-3').keeps('1-1-1').leaves(1);
  expect(over.game.result).toEqual({ ending: 'lastSeat', winners: [0] });
  expect(over.scores).toEqual([0, 0, 0]);
});

test('leaving a solo game abandons it, and nobody has won', () => {
  const over = Table.of({}, { seats: 1 }).scoresTurn(1000).leaves(0);
  expect(over.game.result).toEqual({ ending: 'abandoned', winners: [] });
});

test('it does not matter in which order two players leave the final round', () => {
  const table = Table.of(toThousand, { seats: 3 }).scoresTurn(1000);
  expect(table.leaves(0).leaves(2).game).toEqual(table.leaves(2).leaves(0).game);
});

test('nobody leaves twice, and nobody leaves a seat that the game does not have', () => {
  const { game } = Table.of({}, { seats: 3 }).leaves(1);
  expect(leave(game, 1)).toEqual({ ok: false, error: { code: 'seatIsEmpty' } });
  expect(leave(game, 3)).toEqual({ ok: false, error: { code: 'seatIsEmpty' } });
});
