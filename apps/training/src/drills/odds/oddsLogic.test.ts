import { classic, type RuleSet, simple } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../chance/chance.ts';
import { oddRules } from '../../rules/oddRules.ts';
import { drawnQuestions } from '../drawnForTests.ts';
import { closenessOf } from './closeness.ts';
import { difficultyOf } from './drawQuestion.ts';
import { gainByHand, riskByHand } from './gainByHand.ts';
import { oddsLogic } from './oddsLogic.ts';
import { type Question, scaleOf } from './question.ts';
import { turnValues } from './turnValues.ts';

const tables: readonly (readonly [string, RuleSet])[] = [
  ['classic', classic],
  ['simple', simple],
  ['odd', oddRules],
];

describe.each(tables)('%s', (_, ruleSet) => {
  const logic = oddsLogic(ruleSet, turnValues(ruleSet));
  const questions = drawnQuestions(logic);

  test('every exact figure is the one that counting all rolls by hand gives', () => {
    const gain = gainByHand(ruleSet);
    const risk = [0, 1, 2, 3, 4, 5, 6].map((dice) => (dice === 0 ? 0 : riskByHand(dice, ruleSet)));
    const wrong = questions
      .map((question) => ({ question, exact: logic.judge(question, 0).best }))
      .filter(({ question, exact }) =>
        question.kind === 'risk'
          ? Math.abs(exact - (risk[question.dice] ?? 0)) > 1e-12
          : Math.abs(exact - gain(question.turnPoints, question.dice)) > 0.01,
      );
    expect(wrong).toEqual([]);
  });

  test('the exact figure is always on the scale that is offered', () => {
    const off = questions.filter((question) => logic.judge(question, 0).best > scaleOf(question).most);
    expect(off).toEqual([]);
  });

  test('an exact estimate costs nothing, and a question survives being kept', () => {
    for (const question of questions.slice(0, 80)) {
      const { best } = logic.judge(question, 0);
      expect(logic.judge(question, best)).toMatchObject({ isRight: true, score: 1, cost: 0 });
      expect(logic.parse(JSON.parse(JSON.stringify(question)))).toEqual(question);
    }
  });
});

test.each([
  [1, 4, 6],
  [2, 16, 36],
  [3, 60, 216],
  [4, 204, 1296],
  [5, 600, 7776],
  [6, 1080, 46_656],
])('%i dice farkle under classic in %i of %i rolls', (dice, farkles, rolls) => {
  const logic = oddsLogic(classic, turnValues(classic));
  const { best, reason } = logic.judge({ kind: 'risk', dice }, 0.5);
  expect(best).toBe(farkles / rolls);
  expect(reason).toEqual({ code: 'riskOdds', farkles, rolls });
});

test('an estimate is as good as it is close', () => {
  const risk: Question = { kind: 'risk', dice: 2 };
  const scores = [0.45, 0.49, 0.54, 0.6].map((estimate) => closenessOf(risk, estimate, 4 / 9).score);
  expect(scores).toEqual([1, 0.8, 0.35, 0]);
  const gain: Question = { kind: 'gain', dice: 3, turnPoints: 500 };
  expect(closenessOf(gain, 620, 600)).toEqual({ score: 1, isRight: true });
  expect(closenessOf(gain, 660, 600)).toEqual({ score: 0.8, isRight: true });
  expect(closenessOf(gain, 700, 600).isRight).toBe(false);
});

test('a newcomer is asked for the risk, an expert for the gain', () => {
  const logic = oddsLogic(classic, turnValues(classic));
  const share = (aim: number) =>
    Array.from({ length: 150 }, (_, at) =>
      logic.draw({ aim, asked: [], chance: chanceOf([at, 1, 1], 0) }),
    ).filter(({ kind }) => kind === 'gain').length / 150;
  expect(share(1000)).toBeLessThan(0.35);
  expect(share(1800)).toBeGreaterThan(0.8);
  expect(difficultyOf({ kind: 'risk', dice: 1 })).toBeLessThan(difficultyOf({ kind: 'risk', dice: 5 }));
});

test('what cannot be a moment of a turn is no kept question', () => {
  const logic = oddsLogic(classic, turnValues(classic));
  for (const wrong of [
    null,
    { kind: 'risk', dice: 7 },
    { kind: 'gain', dice: 5, turnPoints: 0 },
    { kind: 'gain', dice: 5, turnPoints: 30 },
  ]) {
    expect(logic.parse(wrong)).toBeNull();
  }
});
