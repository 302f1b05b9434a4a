import { expect, test } from 'vitest';
import type { SeatKind } from '../src/index.ts';
import { Seated } from './seated.ts';

const people: SeatKind[] = ['person', 'person'];

test('after the second farkle in a row the player is warned what a third costs', () => {
  const table = new Seated({}, { threeFarkles: 500 }).rolls('1-1-1-2-2-3').banks('1-1-1').farkles();
  expect(table.view.warnings).toEqual([]);
  expect(table.farkles().view.warnings).toEqual([{ code: 'thirdFarkleCosts', penalty: 500 }]);
});

test('the warning says what would really be taken when the score is small', () => {
  const table = new Seated({}, { threeFarkles: 500 }).rolls('3-3-3-2-2-4').banks('3-3-3').farkles().farkles();
  expect(table.view.warnings).toEqual([{ code: 'thirdFarkleCosts', penalty: 300 }]);
});

test('where the penalty is off nobody is warned of a third farkle', () => {
  expect(new Seated().farkles().farkles().view.warnings).toEqual([]);
});

test('on the last turn the player is told what there is to beat', () => {
  const table = new Seated({ kinds: people }, { target: 1000 }).rolls('1-1-1-2-2-3').banks('1-1-1');
  expect(table.sends({ type: 'handover.accepted' }).view.warnings).toEqual([
    { code: 'lastTurn', toBeat: 1000, needs: 1050 },
  ]);
});

test('a bank on the last turn that stays below the leader is said to lose', () => {
  const table = new Seated({ kinds: people }, { target: 1000 }).rolls('1-1-1-2-2-3').banks('1-1-1');
  table.rolls('5-5-5-1-2-3').holds('5-5-5');
  expect(table.view.bank).toMatchObject({ may: true, makes: 500 });
  expect(table.view.warnings.at(-1)).toEqual({ code: 'bankLoses', leader: 1000, makes: 500 });
});

test('a bank on the last turn that draws level is not said to lose', () => {
  const table = new Seated({ kinds: people }, { target: 1000 }).rolls('1-1-1-2-2-3').banks('1-1-1');
  table.rolls('1-1-1-2-2-3').holds('1-1-1');
  expect(table.view.warnings.map(({ code }) => code)).toEqual(['lastTurn']);
});

test('on the last turn of a turns goal the same is said', () => {
  const table = new Seated({ kinds: people, goal: { kind: 'turns', turns: 1 } })
    .rolls('5-5-5-1-2-3')
    .banks('5-5-5');
  table.rolls('1-2-2-3-3-4').holds('1');
  expect(table.view.warnings).toEqual([
    { code: 'lastTurn', toBeat: 500, needs: 550 },
    { code: 'bankLoses', leader: 500, makes: 100 },
  ]);
});

test('what is needed to pass the leader is never less than a bank must be', () => {
  const rules = { bankMinimum: 300 };
  const table = new Seated({ kinds: people, goal: { kind: 'turns', turns: 1 } }, rules).farkles();
  table.sends({ type: 'handover.accepted' });
  expect(table.view.warnings).toEqual([{ code: 'lastTurn', toBeat: 0, needs: 300 }]);
});

test('who is ahead on the last turn needs nothing', () => {
  const table = new Seated({ kinds: people, goal: { kind: 'turns', turns: 2 } });
  table.farkles().rolls('1-2-2-3-3-4').banks('1').farkles().sends({ type: 'handover.accepted' });
  expect(table.view.warnings).toEqual([{ code: 'lastTurn', toBeat: 0, needs: 0 }]);
});
