import { classic, type Dice, parseDice, type RuleSet, simple } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../chance/chance.ts';
import { oddRules } from '../../rules/oddRules.ts';
import { dieScoresByHand } from '../../rules/scoreByHand.ts';
import { drawnQuestions } from '../drawnForTests.ts';
import { difficultyOf, reasonFor, topicOf } from './kind.ts';
import { spotLogic } from './spotLogic.ts';

function read(text: string): Dice {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text} are no dice; write faces such as 1-5.`);
  return parsed.value;
}

const tables: readonly (readonly [string, RuleSet])[] = [
  ['classic', classic],
  ['simple', simple],
  ['odd', oddRules],
];

describe.each(tables)('%s', (_, ruleSet) => {
  const logic = spotLogic(ruleSet);
  const questions = drawnQuestions(logic);

  test('the dice that score are those somebody finds who tries every part of the roll by hand', () => {
    const known = new Map<string, readonly boolean[]>();
    const wrong = questions.filter((question) => {
      const key = question.roll.join('');
      const byHand = known.get(key) ?? dieScoresByHand(question.roll, ruleSet);
      known.set(key, byHand);
      const { best } = logic.judge(question, []);
      return byHand.some((scores, place) => scores !== best.includes(place));
    });
    expect(wrong).toEqual([]);
  });

  test('the right answer is right, each die judged wrongly costs one, and a question survives being kept', () => {
    for (const question of questions.slice(0, 80)) {
      const { best } = logic.judge(question, []);
      expect(logic.judge(question, best)).toMatchObject({ isRight: true, score: 1, cost: 0 });
      const flipped = best.includes(0) ? best.slice(1) : [0, ...best];
      expect(logic.judge(question, flipped)).toMatchObject({ isRight: false, cost: 1 });
      expect(logic.parse(JSON.parse(JSON.stringify(question)))).toEqual(question);
    }
  });

  test('farkles, singles, three alike and combinations of six dice all come up', () => {
    const topics = new Set(questions.map(({ roll }) => topicOf(reasonFor(roll, ruleSet))));
    for (const topic of ['farkle', 'singles', 'ofAKind', 'sixDice'] as const) expect(topics).toContain(topic);
    expect(topics.has('partialStraight')).toBe(ruleSet.lowStraight > 0);
  });

  test('the harder the aim, the harder the rolls', () => {
    const average = (aim: number) => {
      const rolls = Array.from({ length: 150 }, (_, at) =>
        logic.draw({ aim, asked: [], chance: chanceOf([at, 3, 3], 0) }),
      );
      return rolls.reduce((sum, { roll }) => sum + difficultyOf(roll, ruleSet), 0) / rolls.length;
    };
    expect(average(1000)).toBeLessThan(average(1300));
    expect(average(1300)).toBeLessThan(average(1600));
  });
});

test.each<[string, RuleSet, string, object]>([
  ['1-2-3-5-6-6', classic, 'classic', { code: 'singles' }],
  ['5-2-2-1-5-5', classic, 'classic', { code: 'singles' }],
  ['4-2-1-4-4', classic, 'classic', { code: 'ofAKind', face: 4 }],
  ['2-3-4-6', classic, 'classic', { code: 'farkle' }],
  ['2-2-2-2-3-3', classic, 'classic', { code: 'ofAKind', face: 2 }],
  ['2-2-2-2-3-3', simple, 'simple', { code: 'fourAndPair' }],
  ['3-3-3-5-5-5', simple, 'simple', { code: 'twoKinds', first: 3, second: 5 }],
  ['3-3-3-5-5-5', classic, 'classic', { code: 'twoTriplets' }],
  ['2-3-4-5-6', classic, 'classic', { code: 'singles' }],
  ['2-3-4-5-6', oddRules, 'the odd table', { code: 'partialStraight' }],
  ['1-5-1-5', classic, 'classic', { code: 'allScore' }],
])('%s is explained: %s', (dice, ruleSet, _, reason) => {
  expect(reasonFor(read(dice), ruleSet)).toEqual(reason);
});
