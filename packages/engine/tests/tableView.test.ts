import { farkleOdds, rollDue } from '@farkle/rules';
import { expect, test } from 'vitest';
import { transition } from 'xstate';
import type { GameSnapshot } from '../src/index.ts';
import { gameMachine, tableView } from '../src/index.ts';
import { reached } from './reached.ts';
import { Seated } from './seated.ts';

const snapshots = reached(2000, 250);
const views = snapshots.map((snapshot) => ({
  snapshot,
  view: tableView(snapshot),
  game: snapshot.context.game,
}));

test('Roll and Bank may be pressed exactly when the chart takes them, and otherwise there is a reason', () => {
  for (const { snapshot, view } of views) {
    expect(view.roll.may).toBe(snapshot.can({ type: 'roll' }));
    expect(view.bank.may).toBe(snapshot.can({ type: 'bank' }));
    expect(view.roll.refusal === null).toBe(view.roll.may);
    expect(view.bank.refusal === null).toBe(view.bank.may);
  }
});

test('Roll throws as many dice, with as many points at risk, as its label says', () => {
  for (const { snapshot, view } of views.filter(({ view }) => view.roll.may)) {
    const { game } = after(snapshot, 'roll').context;
    expect(rollDue(game)?.count).toBe(view.roll.dice);
    expect(game.turn.points).toBe(view.roll.points);
  }
});

test('Bank makes the score that its label says', () => {
  for (const { snapshot, view, game } of views.filter(({ view }) => view.bank.may)) {
    const { score } = after(snapshot, 'bank').context.game.seats[view.seat] ?? { score: -1 };
    expect(score).toBe(view.bank.makes);
    expect(score - (game.seats[view.seat]?.score ?? 0)).toBe(view.bank.points);
  }
});

test('the risk shown is the exact chance for the dice that come next under the rules in force', () => {
  for (const { view, game } of views) {
    if (view.odds === null) continue;
    const { count, ...odds } = view.odds;
    expect(odds).toEqual(farkleOdds(count, game.ruleSet));
    expect(count).toBe(view.rollDue?.count ?? view.roll.dice);
  }
});

test('a risk is shown whenever a roll can be made', () => {
  expect(views.filter(({ view }) => (view.roll.may || view.rollDue !== null) && view.odds === null)).toEqual(
    [],
  );
});

test('progress and what is at risk never pass the end of the bar', () => {
  for (const { view } of views) {
    for (const { progress, atRisk, toMove } of view.seats) {
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(atRisk).toBeGreaterThanOrEqual(0);
      expect(progress + atRisk).toBeLessThanOrEqual(1);
      if (!toMove) expect(atRisk).toBe(0);
    }
  }
});

test('the tray shows the roll that lies there, each die in its place, and nothing else', () => {
  for (const { snapshot, view, game } of views) {
    expect(view.dice.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5]);
    const lying = view.dice.filter(({ face }) => face !== null);
    expect(lying.map(({ face }) => face)).toEqual([...game.turn.roll]);
    expect(lying.map(({ inRoll }) => inRoll)).toEqual([...game.turn.roll.keys()]);
    const held = view.dice.filter(({ state }) => state === 'held').map(({ place }) => place);
    expect(held).toEqual([...snapshot.context.selection]);
    expect(view.dice.filter(({ state }) => state !== 'empty')).toHaveLength(game.turn.diceLeft);
  }
});

test('what is called the best selection can be held and committed', () => {
  for (const { snapshot, view } of views.filter(({ view }) => view.maySelect)) {
    const [held] = transition(gameMachine, snapshot, { type: 'dice.held', places: view.best });
    expect(held.can({ type: 'roll' })).toBe(true);
    expect(tableView(held).turn.selectionPoints).toBeGreaterThanOrEqual(view.turn.selectionPoints);
  }
});

test('one seat is to move until the game is over, and winners are shown only then', () => {
  for (const { view } of views) {
    const isOver = view.phase === 'over';
    expect(view.seats.filter(({ toMove }) => toMove)).toHaveLength(isOver ? 0 : 1);
    expect(view.result !== null).toBe(isOver);
    if (!isOver) expect(view.seats.some(({ winner }) => winner)).toBe(false);
  }
});

test('an illegal selection adds nothing to the labels and names the dice that do not score', () => {
  const { view } = new Seated().rolls('1-5-2-2-3-6').rollsOn('5').rolls('1-2-3-4-6').holds('1-2');
  expect(view.bank).toEqual({
    may: false,
    refusal: { code: 'doesNotScore', dice: [2] },
    dice: 3,
    points: 50,
    makes: 50,
  });
});

test('with all dice held the label counts six new ones, though they do not score', () => {
  expect(new Seated().rolls('1-5-2-2-3-6').holds('1-5-2-2-3-6').view.roll).toMatchObject({
    may: false,
    dice: 6,
  });
});

test('once the game is over nothing is at risk and the labels promise nothing', () => {
  const { view } = new Seated({}, { target: 1000 }).rolls('1-1-1-2-2-3').banks('1-1-1');
  expect(view.turn.atRisk).toBe(0);
  expect(view.bank).toMatchObject({ may: false, refusal: { code: 'gameIsOver' }, points: 0, makes: 1000 });
  expect(view.odds).toBeNull();
});

test('with a turns goal every seat that has one turn left is shown on its last', () => {
  const table = new Seated({ kinds: ['person', 'computer'], goal: { kind: 'turns', turns: 1 } });
  expect(table.view.seats.map(({ lastTurn, turnsLeft }) => [lastTurn, turnsLeft])).toEqual([
    [true, 1],
    [true, 1],
  ]);
  expect(table.farkles().view.seats.map(({ lastTurn }) => lastTurn)).toEqual([false, true]);
});

function after(snapshot: GameSnapshot, type: 'roll' | 'bank'): GameSnapshot {
  return transition(gameMachine, snapshot, { type })[0];
}
