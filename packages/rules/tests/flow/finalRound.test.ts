import { describe, expect, test } from 'vitest';
import { bank, isLastTurn, leave, rollOn, whyNotBank } from '../../src/index.ts';
import { dice, nothing, Table } from './playing.ts';

const toThousand = { target: 1000 } as const;

/** The seats that play after the crossing, in order, when all of them farkle. */
function turnsAfter(crossing: Table): number[] {
  const order: number[] = [];
  let table = crossing;
  while (table.game.result === null) {
    order.push(table.toMove);
    table = table.farkles();
  }
  return order;
}

describe('each other player gets exactly one more turn in the usual order, wherever the one who got there sits', () => {
  const orders: [seats: number, crosser: number, order: number[]][] = [
    [2, 0, [1]],
    [2, 1, [0]],
    [3, 0, [1, 2]],
    [3, 1, [2, 0]],
    [3, 2, [0, 1]],
    [4, 0, [1, 2, 3]],
    [4, 1, [2, 3, 0]],
    [4, 2, [3, 0, 1]],
    [4, 3, [0, 1, 2]],
  ];
  test.for(orders)('of %d seats, seat %d crosses', ([seats, crosser, order]) => {
    let table = Table.of(toThousand, { seats });
    for (let seat = 0; seat < crosser; seat++) table = table.farkles();
    const crossed = table.scoresTurn(1000);
    expect(crossed.game.finalRound).toEqual({ startedBy: crosser, remaining: order });
    expect(turnsAfter(crossed)).toEqual(order);
  });

  test.for([0, 1, 2])('the same when seat %d begins the game', (firstSeat) => {
    const crossed = Table.of(toThousand, { seats: 3, firstSeat }).scoresTurn(1000);
    expect(turnsAfter(crossed)).toEqual([(firstSeat + 1) % 3, (firstSeat + 2) % 3]);
  });
});

test('exactly the target is enough to start the final round', () => {
  expect(Table.of(toThousand).scoresTurn(1000).game.finalRound).not.toBeNull();
  expect(Table.of({ target: 1050 }).scoresTurn(1000).game.finalRound).toBeNull();
});

test('in the final round every turn is a last turn, before it none is', () => {
  const table = Table.of(toThousand, { seats: 3 });
  expect(isLastTurn(table.game)).toBe(false);
  expect(isLastTurn(table.scoresTurn(1000).game)).toBe(true);
});

test('after the final round the highest score wins, whoever got there first', () => {
  const over = Table.of(toThousand).scoresTurn(1000).scoresTurn(1050);
  expect(over.game.result).toEqual({ ending: 'finalRound', winners: [1] });
});

test('the player who got there does not play again, whoever passes whom', () => {
  const passed = Table.of(toThousand, { seats: 3 }).scoresTurn(1000).scoresTurn(1100);
  expect(passed.toMove).toBe(2);
  expect(passed.scoresTurn(1050).game.result).toEqual({ ending: 'finalRound', winners: [1] });
});

test('passing the target in the final round starts no second one', () => {
  const passed = Table.of(toThousand, { seats: 3 }).scoresTurn(1000).scoresTurn(2000);
  expect(passed.game.finalRound).toEqual({ startedBy: 0, remaining: [2] });
});

test('who stays below in the final round has lost', () => {
  const over = Table.of(toThousand).scoresTurn(1000).scoresTurn(700);
  expect(over.game.result).toEqual({ ending: 'finalRound', winners: [0] });
});

test('two equal highest scores share the win', () => {
  const over = Table.of(toThousand).scoresTurn(1000).scoresTurn(1000);
  expect(over.game.result).toEqual({ ending: 'finalRound', winners: [0, 1] });
});

test('three equal highest scores share the win', () => {
  const over = Table.of(toThousand, { seats: 4 })
    .scoresTurn(1050)
    .scoresTurn(1050)
    .scoresTurn(1000)
    .scoresTurn(1050);
  expect(over.game.result).toEqual({ ending: 'finalRound', winners: [0, 1, 3] });
});

test('a share among those who passed the first leaves the first out', () => {
  const over = Table.of(toThousand, { seats: 3 }).scoresTurn(1000).scoresTurn(1050).scoresTurn(1050);
  expect(over.game.result).toEqual({ ending: 'finalRound', winners: [1, 2] });
});

test('the entry minimum holds in the final round', () => {
  const { game } = Table.of({ target: 1000, entryMinimum: 500 }).scoresTurn(1000).rolls('3-3-3-5-2-2');
  expect(whyNotBank(game, dice('3-3-3-5'))).toEqual({ code: 'belowEntryMinimum', needs: 500, have: 350 });
});

test('the bank minimum holds in the final round', () => {
  const table = Table.of({ target: 1000, bankMinimum: 300 }).scoresTurn(700).scoresTurn(700).scoresTurn(300);
  const { game } = table.rolls('2-2-2-3-3-4');
  expect(whyNotBank(game, dice('2-2-2'))).toEqual({ code: 'belowBankMinimum', needs: 300, have: 200 });
  expect(table.scoresTurn(300).game.result).toEqual({ ending: 'finalRound', winners: [0, 1] });
});

test('the penalty for a third farkle holds in the final round, before the winner is found', () => {
  const rules = { target: 1000, threeFarkles: 500 };
  const second = Table.of(rules)
    .scoresTurn(50)
    .scoresTurn(700)
    .scoresTurn(50)
    .farkles()
    .scoresTurn(50)
    .farkles();
  const over = second.scoresTurn(1000).farkles();
  expect(over.scores).toEqual([1150, 200]);
  expect(over.game.result).toEqual({ ending: 'finalRound', winners: [0] });
});

test('hot dice that must be rolled must be rolled in the final round too', () => {
  const { game } = Table.of({ target: 1000, hotDice: 'mustRoll' }).scoresTurn(1000).rolls('1-2-3-4-5-6');
  expect(whyNotBank(game, dice('1-2-3-4-5-6'))).toEqual({ code: 'hotDiceMustRoll' });
});

test('alone there is nobody to wait for: the bank to the target ends the game', () => {
  const over = Table.of(toThousand, { seats: 1 }).scoresTurn(1000);
  expect(over.game.result).toEqual({ ending: 'finalRound', winners: [0] });
});

test('at once: the game is over with the bank that reaches the target', () => {
  const over = Table.of({ target: 1000, ending: 'immediate' }, { seats: 3 }).scoresTurn(1000);
  expect(over.game.result).toEqual({ ending: 'target', winners: [0] });
});

test('at once: a bank below the target goes on', () => {
  expect(Table.of({ target: 1050, ending: 'immediate' }).scoresTurn(1000).game.result).toBeNull();
});

test('a finished game takes no more moves', () => {
  const { game } = Table.of({ target: 1000, ending: 'immediate' }).scoresTurn(1000);
  const refused = { ok: false, error: { code: 'gameIsOver' } };
  expect(rollOn(game, [])).toEqual(refused);
  expect(bank(game, [1])).toEqual(refused);
  expect(leave(game, 0)).toEqual(refused);
  expect(() => new Table(game).rolls(nothing)).toThrow(/no roll is due/);
});
