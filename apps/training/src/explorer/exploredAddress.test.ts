import { classic, type RuleSet, simple } from '@farkle/rules';
import { expect, test } from 'vitest';
import { chanceOf } from '../chance/chance.ts';
import { playedMoments } from '../positions/playedMoments.ts';
import { positionOf } from '../positions/position.ts';
import { freshExplored } from './explored.ts';
import { formatExplored, parseExplored } from './exploredAddress.ts';

const house: RuleSet = { ...simple, target: 3000, entryMinimum: 500, threeFarkles: 500, ofAKind: 'doubled' };

test.each([
  ['classic', classic],
  ['simple', simple],
  ['house', house],
])('every moment of play under %s rules comes back from its link', (_, ruleSet) => {
  for (const goal of ['target', 'turns', 'fewestTurns'] as const) {
    for (const moment of playedMoments(ruleSet, goal, null, chanceOf([1, 2, 3], 0))) {
      const position = positionOf(moment);
      expect(parseExplored(formatExplored({ ruleSet, position }))).toEqual({ ruleSet, position });
      const unrolled = { ...position, roll: [] };
      expect(parseExplored(formatExplored({ ruleSet, position: unrolled }))).toEqual({
        ruleSet,
        position: unrolled,
      });
    }
  }
});

test('a link is short and can be read', () => {
  expect(formatExplored(freshExplored())).toBe(
    'rules=classic&goal=target&me=4000&other=5000&turn=0&roll=1-5-2-2-3-6',
  );
});

test('what is no link of ours is refused', () => {
  for (const text of [
    '',
    'rules=classic',
    'rules=other&goal=target&me=0&other=0&turn=0&dice=6',
    'rules=classic&goal=target&me=x&other=0&turn=0&dice=6',
    'rules=classic&goal=target&me=0&other=0&turn=0&roll=7-8',
    'rules=classic&goal=target&me=0&other=0&turn=0&dice=6&target=77',
    'rules=classic&goal=target&me=0&other=0&turn=0&dice=6&nonsense=1',
    'rules=classic&goal=target&me=0&me=50&other=0&turn=0&dice=6',
    'rules=classic&goal=target&me=0&other=0&turn=0',
    'rules=classic&goal=turns&me=0&other=0&turn=0&dice=6',
  ]) {
    expect(parseExplored(text), text).toBeNull();
  }
});
