import { expect, test } from 'vitest';
import { bankLoses, isLastTurn, startGame } from '../../src/index.ts';
import { Table } from './playing.ts';

const turns = (count: number) => ({ goal: { kind: 'turns', turns: count } }) as const;

test('seats play in order, beginning with the seat that was named', () => {
  const table = Table.of({}, { seats: 3, firstSeat: 2 });
  expect([table.toMove, table.farkles().toMove, table.farkles().farkles().toMove]).toEqual([2, 0, 1]);
});

test('with a turns goal everyone plays that many turns, and then the highest score wins', () => {
  const last = Table.of({}, turns(2)).scoresTurn(100).scoresTurn(50).farkles();
  expect(last.game.result).toBeNull();
  expect(last.scoresTurn(100).game.result).toEqual({ ending: 'turns', winners: [1] });
});

test('with a turns goal target and ending play no part', () => {
  const table = Table.of({ target: 1000, ending: 'immediate' }, turns(2)).scoresTurn(2000);
  expect(table.game.result).toBeNull();
  expect(table.game.finalRound).toBeNull();
});

test('with a turns goal equal highest scores share the win', () => {
  const over = Table.of({}, { ...turns(1), seats: 3 })
    .scoresTurn(100)
    .scoresTurn(100)
    .scoresTurn(50);
  expect(over.game.result).toEqual({ ending: 'turns', winners: [0, 1] });
});

test('alone, ten turns are ten turns, farkles included', () => {
  let table = Table.of({}, { ...turns(10), seats: 1 });
  for (let turn = 0; turn < 9; turn++) table = turn % 2 === 0 ? table.scoresTurn(100) : table.farkles();
  expect(table.game.result).toBeNull();
  const over = table.farkles();
  expect(over.game.result).toEqual({ ending: 'turns', winners: [0] });
  expect(over.scores).toEqual([500]);
  expect(over.game.seats[0]?.turnsTaken).toBe(10);
});

test('with a turns goal only the last of them is a last turn', () => {
  const table = Table.of({}, turns(2)).farkles();
  expect(isLastTurn(table.game)).toBe(false);
  expect(isLastTurn(table.farkles().game)).toBe(true);
});

test('with a turns goal the turns of a leaver are not waited for', () => {
  const table = Table.of({}, { ...turns(2), seats: 3 })
    .scoresTurn(50)
    .scoresTurn(1000)
    .scoresTurn(100)
    .leaves(1);
  expect(table.farkles().farkles().game.result).toEqual({ ending: 'turns', winners: [2] });
});

test('with a turns goal the last player to move may leave, and the others are ranked', () => {
  const last = Table.of({}, { ...turns(1), seats: 3 })
    .scoresTurn(50)
    .scoresTurn(100);
  expect(last.leaves(2).game.result).toEqual({ ending: 'turns', winners: [1] });
});

test('fewest turns: the game ends with the bank to the target, exactly the target being enough', () => {
  const table = Table.of({ target: 1000 }, { goal: { kind: 'fewestTurns' }, seats: 1 });
  const over = table.farkles().scoresTurn(500).scoresTurn(500);
  expect(over.game.result).toEqual({ ending: 'fewestTurns', winners: [0] });
  expect(over.game.seats[0]?.turnsTaken).toBe(3);
});

test('fewest turns is a goal for one seat', () => {
  expect(() => Table.of({}, { goal: { kind: 'fewestTurns' } })).toThrow(/one seat/);
});

test.for([0, 5, 1.5, Number.NaN])('no game has %d seats', (seats) => {
  expect(() => Table.of({}, { seats })).toThrow(/1 to 4 seats/);
});

test.for([-1, 2, 0.5])('seat %d cannot begin a game of two', (firstSeat) => {
  expect(() => Table.of({}, { firstSeat })).toThrow(/cannot begin/);
});

test.for([0, 101, 2.5])('a turns goal cannot have %d turns', (count) => {
  expect(() => Table.of({}, turns(count))).toThrow(/1 to 100 turns/);
});

test('a game is plain data', () => {
  const { game } = Table.of({}).rolls('1-5-2-2-3-6').keeps('1');
  expect(JSON.parse(JSON.stringify(game))).toEqual(game);
  expect(startGame({ ruleSet: game.ruleSet, goal: game.goal, seats: 2 }).firstSeat).toBe(0);
});

test('on a last turn a bank below the leader loses, one that draws level does not', () => {
  const { game } = Table.of({ target: 1000 }).scoresTurn(1000);
  expect(bankLoses(game, 950)).toBe(true);
  expect(bankLoses(game, 1000)).toBe(false);
  expect(bankLoses(game, 1050)).toBe(false);
});

test('on the last turn of a turns goal a bank below the leader loses', () => {
  const { game } = Table.of({}, turns(1)).scoresTurn(500);
  expect(bankLoses(game, 450)).toBe(true);
  expect(bankLoses(game, 500)).toBe(false);
});

test('before the last turn no bank is called lost', () => {
  const { game } = Table.of({}, turns(2)).scoresTurn(500);
  expect(bankLoses(game, 50)).toBe(false);
});

test('a leader who still has a turn and may pay a penalty is counted with what would be left', () => {
  const rules = { threeFarkles: 500 };
  const table = Table.of(rules, { ...turns(4), firstSeat: 0 })
    .farkles()
    .scoresTurn(1000);
  const behind = table.scoresTurn(50).farkles().scoresTurn(50).farkles();
  expect(bankLoses(behind.game, 300)).toBe(true);
  expect(bankLoses(behind.game, 400)).toBe(false);
});

test('a leaver is no leader to be beaten', () => {
  const { game } = Table.of({ target: 1000 }, { seats: 3 }).scoresTurn(1000).leaves(0);
  expect(bankLoses(game, 50)).toBe(false);
});
