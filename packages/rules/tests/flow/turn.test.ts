import { expect, test } from 'vitest';
import { bank, prospect, rollDue, rollOn, whyNotBank } from '../../src/index.ts';
import { dice, nothing, Table } from './playing.ts';

test('a turn starts with six dice and no turn points', () => {
  const { game } = Table.of({});
  expect(game.turn).toMatchObject({ points: 0, diceLeft: 6, roll: [], kept: [] });
  expect(rollDue(game)).toEqual({ turn: 0, roll: 0, count: 6 });
});

test('rolling on adds the selection to the turn points and takes the dice that are left', () => {
  const { game } = Table.of({}).rolls('1-5-2-2-3-6').keeps('1-5');
  expect(game.turn).toMatchObject({ points: 150, diceLeft: 4, roll: [] });
  expect(rollDue(game)).toEqual({ turn: 0, roll: 1, count: 4 });
});

test('nothing is scored while the points are at risk', () => {
  expect(Table.of({}).rolls('1-5-2-2-3-6').keeps('1-5').scores).toEqual([0, 0]);
});

test('banking adds all turn points with the selection to the score and passes the dice on', () => {
  const table = Table.of({}).rolls('1-5-2-2-3-6').keeps('1-5').rolls('2-2-2-3').banks('2-2-2');
  expect(table.scores).toEqual([350, 0]);
  expect(table.toMove).toBe(1);
  expect(rollDue(table.game)).toEqual({ turn: 1, roll: 0, count: 6 });
});

test('a farkle ends the turn and its points are lost', () => {
  const table = Table.of({})
    .scoresTurn(100)
    .scoresTurn(200)
    .rolls('1-5-2-2-3-6')
    .keeps('1-5')
    .rolls('2-3-4-6');
  expect(table.game.turn.farkle).toEqual({ lost: 150, penalty: 0 });
  expect(table.scores).toEqual([100, 200]);
});

test('after a farkle nothing can be rolled on or banked', () => {
  const { game } = Table.of({}).rolls(nothing);
  expect(rollOn(game, [2])).toEqual({ ok: false, error: { code: 'turnIsOver' } });
  expect(whyNotBank(game, [2])).toEqual({ code: 'turnIsOver' });
});

test('every roll is answered with at least one die', () => {
  const { game } = Table.of({}).rolls('1-5-2-2-3-6');
  expect(rollOn(game, [])).toEqual({ ok: false, error: { code: 'nothingSelected', dice: [] } });
  expect(whyNotBank(game, [])).toEqual({ code: 'nothingSelected', dice: [] });
});

test('every die set aside must score, and the ones that do not are named', () => {
  const { game } = Table.of({}).rolls('1-5-2-2-3-6');
  expect(rollOn(game, [1, 2, 5])).toEqual({ ok: false, error: { code: 'doesNotScore', dice: [2] } });
  expect(bank(game, [1, 2, 5])).toEqual({ ok: false, error: { code: 'doesNotScore', dice: [2] } });
});

test('only dice of the roll can be set aside, each once', () => {
  const { game } = Table.of({}).rolls('1-5-2-2-3-6');
  expect(rollOn(game, [1, 1])).toEqual({ ok: false, error: { code: 'notInRoll', dice: [1] } });
});

test('only dice of the same roll combine: 5-5 kept and another 5 are 150, never 500', () => {
  const table = Table.of({}).rolls('5-5-2-2-3-6').keeps('5-5').rolls('5-2-3-6');
  expect(table.game.turn.points).toBe(100);
  expect(table.banks('5').scores).toEqual([150, 0]);
});

test('turn points alone cannot be banked before the roll is answered', () => {
  const { game } = Table.of({}).rolls('1-5-2-2-3-6').keeps('1-5');
  expect(whyNotBank(game, [])).toEqual({ code: 'rollFirst' });
  expect(whyNotBank(Table.of({}).game, [])).toEqual({ code: 'rollFirst' });
});

test('scoring dice may be left on the table', () => {
  const { game } = Table.of({}).rolls('1-1-5-5-2-3').keeps('1');
  expect(game.turn).toMatchObject({ points: 100, diceLeft: 5 });
});

test('a command commits the whole selection at once, and looking at it commits nothing', () => {
  const { game } = Table.of({}).rolls('1-5-2-2-3-6');
  expect(prospect(game.turn, dice('1-5'), game.ruleSet)).toEqual({
    ok: true,
    value: { selectionPoints: 150, turnPoints: 150, nextDice: 4, hotDice: false },
  });
  expect(game.turn).toMatchObject({ points: 0, kept: [] });
  expect(new Table(game).keeps('1-5').game.turn.kept).toEqual([
    { rolled: dice('1-5-2-2-3-6'), dice: dice('1-5'), points: 150 },
  ]);
});

test('hot dice: when all six have scored over several rolls, six are rolled again with the points at risk', () => {
  const table = Table.of({}).rolls('1-5-3-4-6-6').keeps('1-5').rolls('2-2-2-1').keeps('2-2-2-1');
  expect(table.game.turn).toMatchObject({ points: 450, diceLeft: 6 });
});

test('hot dice come as often as they happen, and roll numbers go on', () => {
  const table = Table.of({})
    .rolls('1-2-3-4-5-6')
    .keeps('1-2-3-4-5-6')
    .rolls('3-3-3-5-5-5')
    .keeps('3-3-3-5-5-5');
  expect(table.game.turn.points).toBe(4000);
  expect(rollDue(table.game)).toEqual({ turn: 0, roll: 2, count: 6 });
});

test('hot dice may be banked', () => {
  expect(Table.of({}).rolls('1-2-3-4-5-6').banks('1-2-3-4-5-6').scores).toEqual([1500, 0]);
});

test('where hot dice must be rolled they cannot be banked, however much they are worth', () => {
  const { game } = Table.of({ hotDice: 'mustRoll', target: 1000 }).rolls('1-2-3-4-5-6');
  expect(whyNotBank(game, dice('1-2-3-4-5-6'))).toEqual({ code: 'hotDiceMustRoll' });
  const rolled = new Table(game).keeps('1-2-3-4-5-6').rolls('5-2-2-3-3-4');
  expect(rolled.banks('5').scores).toEqual([1550, 0]);
});

test('where hot dice must be rolled, leaving one scoring die on the table still allows to bank', () => {
  const table = Table.of({ hotDice: 'mustRoll' }).rolls('1-1-1-5-5-5').banks('1-1-1-5-5');
  expect(table.scores).toEqual([1100, 0]);
});

test('turns are numbered over the whole game, all seats together', () => {
  const table = Table.of({}, { seats: 3 }).farkles().scoresTurn(50).farkles().farkles();
  expect(rollDue(table.game)).toEqual({ turn: 4, roll: 0, count: 6 });
  expect(table.toMove).toBe(1);
});

test('dice that the game does not wait for are a fault of the caller and change nothing', () => {
  const table = Table.of({});
  expect(() => table.rolls('1-2-3')).toThrow(/3 dice landed where 6 are due/);
  expect(() => table.rolls('1-5-2-2-3-6').rolls('1-2-3-4-5-6')).toThrow(/no roll is due/);
});
