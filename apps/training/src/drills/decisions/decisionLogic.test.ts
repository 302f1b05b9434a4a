import { classic } from '@farkle/rules';
import { shippedTable } from '@farkle/strategy';
import { describe, expect, test } from 'vitest';
import { answerKey } from '../../positions/choices.ts';
import type { Position } from '../../positions/position.ts';
import { type DecisionDrill, type DecisionQuestion, endgameKindOf } from '../../positions/question.ts';
import { placesOf } from './decisionAnswer.ts';
import { judgeDecision } from './decisionLogic.ts';

const table = await shippedTable(classic);

async function question(drill: DecisionDrill, position: Position): Promise<DecisionQuestion> {
  const key = answerKey(drill, position, classic, { table, knowledge: 'exact' });
  if (key === null) throw new Error('This position leaves no choice; take another.');
  return { position, key, kind: endgameKindOf(position, classic) };
}

const alone: Position = {
  goal: 'turns',
  own: { score: 2000, entered: true, farkles: 0 },
  other: null,
  lastTurn: false,
  turnsLeft: 5,
  turnPoints: 0,
  diceLeft: 6,
  roll: [5, 1, 2, 2, 3, 6],
};

describe('of 1-5-2-2-3-6', () => {
  test('the 1 alone is right, since five dice farkle less often than four', async () => {
    const asked = await question('keep', alone);
    const right = judgeDecision(asked, { places: [1], then: null }, classic);
    expect(right).toMatchObject({ score: 1, isRight: true, cost: 0, best: { places: [1], then: null } });
    const greedy = judgeDecision(asked, { places: [0, 1], then: null }, classic);
    expect(greedy).toMatchObject({ score: 0, isRight: false });
    expect(greedy.cost).toBeGreaterThan(40);
    expect(greedy.reason).toEqual({
      code: 'moreDice',
      dice: 5,
      chance: 600 / 7776,
      otherDice: 4,
      otherChance: 204 / 1296,
    });
  });

  test('dice that do not score are a wrong answer without a worth', async () => {
    const asked = await question('keep', alone);
    const verdict = judgeDecision(asked, { places: [2], then: null }, classic);
    expect(verdict).toMatchObject({ score: 0, isRight: false, values: { given: null } });
  });
});

test('on a last turn behind, a bank that loses is answered with the score it loses to', async () => {
  const last: Position = {
    ...alone,
    goal: 'target',
    turnsLeft: 0,
    own: { score: 9000, entered: true, farkles: 0 },
    other: { score: 10_250, entered: true, farkles: 0 },
    lastTurn: true,
  };
  const asked = await question('endgame', last);
  expect(asked.kind).toBe('lastTurn');
  const verdict = judgeDecision(asked, { places: [0, 1], then: 'bank' }, classic);
  expect(verdict.isRight).toBe(false);
  expect(verdict.values.given).toBe(0);
  expect(verdict.best.then).toBe('roll');
  expect(['bankLoses', 'lastTurnNeeds']).toContain(verdict.reason.code);
});

test('of dice alike the best answer is shown on those that were chosen', () => {
  expect(placesOf([5], [5, 2, 5, 5])).toEqual([0]);
  expect(placesOf([5], [5, 2, 5, 5], [2])).toEqual([2]);
  expect(placesOf([5, 5], [5, 2, 5, 5], [3])).toEqual([0, 3]);
});
