import { classic, simple } from '@farkle/rules';
import { expect, test } from 'vitest';
import { scoringGroups } from './scoringGroups.ts';

const told = (ruleSet: typeof classic) =>
  Object.fromEntries(
    scoringGroups(ruleSet).map(({ kind, dice, points }) => [`${kind} ${dice.join('')}`, points]),
  );

test('the help lists what scores under the rules in force, and nothing else', () => {
  expect(told(classic)).toEqual({
    'single 1': 100,
    'single 5': 50,
    'threeOfAKind 111': 1000,
    'threeOfAKind 222': 200,
    'threeOfAKind 333': 300,
    'threeOfAKind 444': 400,
    'threeOfAKind 555': 500,
    'threeOfAKind 666': 600,
    'fourOfAKind 4444': 1000,
    'fiveOfAKind 44444': 2000,
    'sixOfAKind 444444': 3000,
    'straight 123456': 1500,
    'threePairs 223366': 1500,
    'twoTriplets 333444': 2500,
  });
});

test('combinations that a rule switches on or off appear and go', () => {
  expect(told(simple)).toMatchObject({ 'fourOfAKindAndPair 334444': 1500 });
  expect(told(simple)).not.toHaveProperty('twoTriplets 333444');
  expect(told({ ...classic, ofAKind: 'doubled' })).toMatchObject({ 'fourOfAKind 4444': 800 });
  expect(told({ ...classic, ofAKind: 'none' })).not.toHaveProperty('fourOfAKind 4444');
  expect(told({ ...classic, lowStraight: 500 })).toMatchObject({ 'lowStraight 12345': 500 });
});
