import { expect, test } from 'vitest';
import { whyNotBank } from '../../src/index.ts';
import { dice, Table } from './playing.ts';

test('the first bank needs the entry minimum', () => {
  const { game } = Table.of({ entryMinimum: 500 }).rolls('3-3-3-5-2-2');
  expect(whyNotBank(game, dice('3-3-3-5'))).toEqual({ code: 'belowEntryMinimum', needs: 500, have: 350 });
});

test('meeting the entry minimum exactly is enough', () => {
  expect(Table.of({ entryMinimum: 500 }).scoresTurn(500).scores).toEqual([500, 0]);
});

test('turn points of earlier rolls count towards the entry minimum', () => {
  const table = Table.of({ entryMinimum: 350 }).rolls('3-3-3-2-2-4').keeps('3-3-3').rolls('5-2-3');
  expect(table.banks('5').scores).toEqual([350, 0]);
});

test('after the first bank the entry minimum asks for nothing more', () => {
  const table = Table.of({ entryMinimum: 500 }).scoresTurn(500).farkles().scoresTurn(50);
  expect(table.scores).toEqual([550, 0]);
});

test('each player enters for themselves', () => {
  const { game } = Table.of({ entryMinimum: 500 }).scoresTurn(500).rolls('1-2-2-3-3-4');
  expect(whyNotBank(game, dice('1'))).toEqual({ code: 'belowEntryMinimum', needs: 500, have: 100 });
});

test('a farkle does not enter a player', () => {
  const { game } = Table.of({ entryMinimum: 500 }).farkles().farkles();
  expect(game.seats.map(({ entered }) => entered)).toEqual([false, false]);
});

test('entered is a fact of its own: with the score taken back to 0 a player is still in', () => {
  const rules = { entryMinimum: 500, threeFarkles: 1000 };
  const entered = Table.of(rules, { seats: 1 }).scoresTurn(500).farkles().farkles().farkles();
  expect(entered.scores).toEqual([0]);
  expect(entered.scoresTurn(50).scores).toEqual([50]);
});

test('every bank needs the bank minimum', () => {
  const { game } = Table.of({ bankMinimum: 300 }, { seats: 1 }).scoresTurn(300).rolls('2-2-2-3-3-4');
  expect(whyNotBank(game, dice('2-2-2'))).toEqual({ code: 'belowBankMinimum', needs: 300, have: 200 });
});

test('meeting the bank minimum exactly is enough', () => {
  expect(Table.of({ bankMinimum: 300 }, { seats: 1 }).scoresTurn(300).scoresTurn(300).scores).toEqual([600]);
});

test('the first bank has to meet both minimums', () => {
  const { game } = Table.of({ entryMinimum: 200, bankMinimum: 300 }).rolls('2-2-2-3-3-4');
  expect(whyNotBank(game, dice('2-2-2'))).toEqual({ code: 'belowBankMinimum', needs: 300, have: 200 });
  expect(Table.of({ entryMinimum: 200, bankMinimum: 300 }).scoresTurn(300).scores).toEqual([300, 0]);
});

test('a bank minimum holds even where less would win', () => {
  const { game } = Table.of({ bankMinimum: 300, target: 1000 }, { seats: 1 })
    .scoresTurn(700)
    .rolls('3-3-3-5-2-2');
  expect(whyNotBank(game, dice('5'))).toEqual({ code: 'belowBankMinimum', needs: 300, have: 50 });
});

test('the game never banks for the player, not even when the bank would win', () => {
  const table = Table.of({ target: 1000, ending: 'immediate' }).rolls('1-1-1-5-2-2').keeps('1-1-1');
  expect(table.game.result).toBeNull();
  expect(table.scores).toEqual([0, 0]);
  expect(table.rolls('2-3-4').game.turn.farkle).toEqual({ lost: 1000, penalty: 0 });
});
