import { classic } from '@farkle/rules';
import { expect, test } from 'vitest';
import { exactnessOf } from './exactness.ts';

const two = { ruleSet: classic, goal: { kind: 'target' }, seats: 2 } as const;

test('between two, chances are exact with a table of the rules, nearly exact with a quick one', () => {
  expect(exactnessOf('winChance', 'exact', two)).toEqual({ code: 'chanceExact' });
  expect(exactnessOf('winChance', 'quick', two)).toEqual({ code: 'chanceNearly', off: 0.001 });
  const strict = { ...two, ruleSet: { ...classic, threeFarkles: 1000 } };
  expect(exactnessOf('winChance', 'quick', strict)).toEqual({ code: 'chanceNearly', off: 0.003 });
});

test('chances among more than two, and above 10,000 points, are an approximation', () => {
  expect(exactnessOf('winChance', 'exact', { ...two, seats: 3 })).toEqual({ code: 'chanceRough' });
  const long = { ...two, ruleSet: { ...classic, target: 15_000 } };
  expect(exactnessOf('winChance', 'quick', long)).toEqual({ code: 'chanceRough' });
});

test('a solo game is measured exactly, unless a third farkle in a row costs points', () => {
  const solo = { ruleSet: classic, goal: { kind: 'turns', turns: 10 }, seats: 1 } as const;
  expect(exactnessOf('points', 'points', solo)).toEqual({ code: 'pointsExact' });
  const strict = { ...solo, ruleSet: { ...classic, threeFarkles: 500 } };
  expect(exactnessOf('points', 'points', strict)).toEqual({ code: 'points' });
  expect(exactnessOf('turns', 'points', { ...solo, goal: { kind: 'fewestTurns' } })).toEqual({
    code: 'turnsExact',
  });
});
