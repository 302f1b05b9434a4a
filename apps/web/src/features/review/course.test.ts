import type { DecisionMade } from '@farkle/engine';
import { bank, classic, type Dice, type Game, land, rollOn, startGame } from '@farkle/rules';
import { quickSolve, reviewGame } from '@farkle/strategy';
import { expect, test } from 'vitest';
import { curveOf } from './curveOf.ts';
import { listed, stepped } from './moveChoice.ts';
import { costliest, gaveAway, reviewedMoves } from './reviewedMove.ts';
import { sumsOf } from './sums.ts';

type Played = readonly [rolled: Dice, setAside: Dice, then: 'roll' | 'bank'];

/** A game played by hand: each roll that is answered, and the answer. */
function played(start: Game, moves: readonly Played[]): { end: Game; decisions: DecisionMade[] } {
  const decisions: DecisionMade[] = [];
  let game = start;
  for (const [rolled, setAside, then] of moves) {
    const before = land(game, rolled);
    decisions.push({ before, move: { setAside, then } });
    const after = (then === 'bank' ? bank : rollOn)(before, setAside);
    if (!after.ok) throw new Error(`${setAside} ${then}: ${after.error.code}`);
    game = after.value;
  }
  return { end: game, decisions };
}

function reviewed(decisions: readonly DecisionMade[], table: Parameters<typeof reviewGame>[1]) {
  const work = reviewGame(decisions, table);
  for (;;) {
    const step = work.next();
    if (step.done === true) return reviewedMoves(decisions, step.value);
  }
}

const short = { ...classic, target: 1000 };
const table = await quickSolve(short);

/** Ada banks 100 with three 1s on the table, Ben reaches 1,000, and Ada banks a certain loss. */
const duel = played(startGame({ ruleSet: short, goal: { kind: 'target' }, seats: 2 }), [
  [[5, 1, 1, 3, 1, 4], [1], 'bank'],
  [[6, 6, 6, 6, 4, 4], [6, 6, 6, 6], 'bank'],
  [[2, 4, 6, 3, 3, 1], [1], 'bank'],
]);
const moves = reviewed(duel.decisions, table);

test('between two, the curve of one is what the curve of the other leaves, down to who won', () => {
  const { result } = duel.end;
  if (result === null) throw new Error('The duel was not played to its end.');
  const ada = curveOf(moves, { seats: 2, seat: 0, result });
  const ben = curveOf(moves, { seats: 2, seat: 1, result });
  expect(ada.kind).toBe('chance');
  for (const [at, value] of ada.values.entries()) expect(value + (ben.values[at] ?? 0)).toBeCloseTo(1, 12);
  expect([ada.end, ben.end]).toEqual([0, 1]);
  expect(ada.values.at(-1)).toBe(0);
});

test('a shared win ends in the middle', () => {
  const shared = { ending: 'finalRound', winners: [0, 1] } as const;
  expect(curveOf(moves, { seats: 2, seat: 0, result: shared }).end).toBe(0.5);
});

test('banking 100 with three 1s on the table is the costliest move, and is named for it', () => {
  expect(costliest(moves)?.at).toBe(0);
  expect(moves[0]?.review).toMatchObject({ grade: 'blunder', made: { turnPoints: 100 } });
  expect(moves.map(gaveAway)).toEqual([true, false, true]);
  const [ada, ben] = sumsOf(moves, 2);
  expect(ada).toMatchObject({ counts: { best: 0, blunder: 2 }, graded: 2 });
  expect(ben?.counts.blunder).toBe(0);
  expect(ada?.average).toBeGreaterThan(0.1);
});

test('the turn of a move is counted for its own seat', () => {
  expect(moves.map(({ seat, turn }) => [seat, turn])).toEqual([
    [0, 1],
    [1, 1],
    [0, 2],
  ]);
});

test('steps go through the listed moves alone, from wherever one stands', () => {
  const mine = listed(moves, { seat: 0, costly: false });
  expect(mine.map(({ at }) => at)).toEqual([0, 2]);
  expect(stepped(mine, 0, 1)).toBe(2);
  expect(stepped(mine, 1, -1)).toBe(0);
  expect(stepped(mine, 2, 1)).toBeNull();
  expect(listed(moves, { seat: 1, costly: true })).toEqual([]);
  expect(stepped([], 0, 1)).toBeNull();
});

test('solo, the curve adds up the points that were given away, and never falls', () => {
  const solo = played(startGame({ ruleSet: classic, goal: { kind: 'turns', turns: 2 }, seats: 1 }), [
    [[1, 5, 2, 3, 4, 4], [1], 'roll'],
    [[5, 5, 5, 2, 3], [5, 5, 5], 'bank'],
    [[1, 1, 1, 5, 5, 5], [5], 'bank'],
  ]);
  const result = solo.end.result;
  if (result === null) throw new Error('The solo game was not played to its end.');
  const solos = reviewed(solo.decisions, null);
  const { kind, values, top, end } = curveOf(solos, { seats: 1, seat: 0, result });
  expect(kind).toBe('given');
  expect(values[0]).toBe(0);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(top).toBe(values.at(-1));
  expect(top).toBeGreaterThan(2000);
  expect(end).toBeNull();
  // There is nobody to win against, on the last turn neither.
  expect(solos.at(-1)?.review.reasons.map(({ code }) => code)).not.toContain('bankWins');
});
