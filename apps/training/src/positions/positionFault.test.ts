import { classic, type RuleSet, simple } from '@farkle/rules';
import { expect, test } from 'vitest';
import { chanceOf } from '../chance/chance.ts';
import { freshExplored } from '../explorer/explored.ts';
import { parsePosition } from './parsePosition.ts';
import { playedMoments } from './playedMoments.ts';
import { gameOf, type Position, positionOf } from './position.ts';
import { positionFault } from './positionFault.ts';
import { diceCountsAt, isTurnState } from './turnStates.ts';

const { position: usual } = freshExplored(classic);
const strict: RuleSet = { ...classic, entryMinimum: 500, bankMinimum: 300 };
const punishing: RuleSet = { ...classic, threeFarkles: 1000, entryMinimum: 500 };

function faultOf(change: Partial<Position>, ruleSet: RuleSet = classic) {
  const fault = positionFault({ ...usual, ...change }, ruleSet);
  return fault === null ? null : `${fault.field} ${fault.code}`;
}

const seat = (score: number, entered = score > 0, farkles = 0) => ({ score, entered, farkles });

test.each([
  { entryMinimum: 5000 },
  { entryMinimum: 1000, target: 1000 },
  { bankMinimum: 2000, target: 3000 },
  { target: 500 },
])('the explorer opens with a moment that can come up under %o', (change) => {
  const ruleSet = { ...classic, ...change };
  expect(positionFault(freshExplored(ruleSet).position, ruleSet)).toBeNull();
});

test('every moment of real play can come up, and comes back from its game and from JSON', () => {
  for (const rules of [classic, simple, strict, punishing]) {
    const ruleSet = { ...rules, target: 2000 };
    for (const goal of ['target', 'turns', 'fewestTurns'] as const) {
      for (const moment of playedMoments(ruleSet, goal, null, chanceOf([9, 8, 7], 1))) {
        const position = positionOf(moment);
        expect(positionFault(position, ruleSet)).toBeNull();
        expect(positionOf(gameOf(position, ruleSet))).toEqual(position);
        expect(parsePosition(JSON.parse(JSON.stringify(position)), ruleSet)).toEqual(position);
      }
    }
  }
});

test('what cannot come up in a game is refused with its field', () => {
  expect(faultOf({})).toBeNull();
  expect(faultOf({ own: seat(4020) })).toBe('ownScore offGrid');
  expect(faultOf({ own: seat(10_000) })).toBe('ownScore targetReached');
  expect(faultOf({ other: seat(10_000) })).toBe('otherScore targetReached');
  expect(faultOf({ lastTurn: true })).toBe('otherScore targetNotReached');
  expect(faultOf({ lastTurn: true, other: seat(10_000) })).toBeNull();
  expect(faultOf({ lastTurn: true, other: seat(10_000) }, simple)).toBe('lastTurn noLastTurn');
  expect(faultOf({ own: seat(300, false) })).toBe('ownScore notEntered');
  expect(faultOf({ own: seat(400) }, strict)).toBe('ownScore belowEntry');
  expect(faultOf({ own: seat(0, true) }, punishing)).toBeNull();
  expect(faultOf({ own: seat(500, true, 1) })).toBe('ownFarkles farklesDoNotCount');
  expect(faultOf({ own: seat(500, true, 3) }, punishing)).toBe('ownFarkles outOfRange');
  expect(faultOf({ other: null })).toBe('goal wrongSeats');
  expect(faultOf({ turnPoints: 50 })).toBe('turnPoints noSuchTurn');
  expect(faultOf({ turnPoints: 100, diceLeft: 4, roll: [1, 5] })).toBe('roll wrongDice');
  expect(faultOf({ turnPoints: 100, diceLeft: 4, roll: [2, 3, 4, 6] })).toBe('roll farkle');
});

test('a position that cannot come up is not read', () => {
  expect(parsePosition({ ...usual, turnPoints: 50 }, classic)).toBeNull();
  expect(parsePosition({ ...usual, more: 1 }, classic)).toBeNull();
  expect(parsePosition('1-5', classic)).toBeNull();
});

test('50 points leave five dice, 100 four or five, and all six only once they have scored', () => {
  expect(diceCountsAt(50, classic)).toEqual([5]);
  expect(diceCountsAt(100, classic)).toEqual([4, 5]);
  expect(isTurnState(0, 6, classic)).toBe(true);
  expect(isTurnState(450, 6, classic)).toBe(true); // 1-5 kept, then 2-2-2-1
  expect(isTurnState(200, 6, classic)).toBe(false);
});
