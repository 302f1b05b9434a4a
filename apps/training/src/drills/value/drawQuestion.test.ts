import { type CombinationKind, classic, type Dice, type RuleSet, simple, sortDice } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../chance/chance.ts';
import { oddRules } from '../../rules/oddRules.ts';
import { scoreByHand } from '../../rules/scoreByHand.ts';
import { drawnCount as drawn, drawnQuestions } from '../drawnForTests.ts';
import { difficultyOf, drawQuestion, topicWeight } from './drawQuestion.ts';
import { chosenDice } from './position.ts';
import { answerKey, type Question } from './question.ts';
import { topics } from './topic.ts';
import { valueLogic } from './valueLogic.ts';

const sorted = (dice: Dice) => sortDice(dice).join('');

const always: readonly CombinationKind[] = [
  'single',
  'threeOfAKind',
  'fourOfAKind',
  'fiveOfAKind',
  'sixOfAKind',
];

describe.each<[string, RuleSet, readonly CombinationKind[]]>([
  ['classic', classic, ['straight', 'threePairs', 'twoTriplets']],
  ['simple', simple, ['straight', 'threePairs', 'fourOfAKindAndPair']],
  ['odd', oddRules, ['straight', 'threePairs', 'fourOfAKindAndPair', 'lowStraight', 'highStraight']],
])('%s', (name, ruleSet, special) => {
  const logic = valueLogic(ruleSet);
  const questions = drawnQuestions(logic);
  const keyed = questions.map((question) => ({ question, key: answerKey(question.position, ruleSet) }));

  test('the answer is what somebody finds who scores by hand', () => {
    const worths = new Map<string, number | null>();
    const wrong = keyed.filter(({ question, key }) => {
      const dice = sortDice(chosenDice(question.position));
      const known = worths.get(dice.join());
      const worth = known === undefined ? scoreByHand(dice, ruleSet) : known;
      worths.set(dice.join(), worth);
      return key.answer !== (worth ?? 'notLegal');
    });
    expect(wrong).toEqual([]);
  });

  test('the division that is shown adds up to the worth and uses every die that scores once', () => {
    const wrong = keyed.filter(({ question, key }) => {
      const sum = key.combinations.reduce((total, { points }) => total + points, 0);
      const isByHand = key.combinations.every(({ dice, points }) => scoreByHand(dice, ruleSet) === points);
      const dice = [...key.combinations.flatMap((each) => each.dice), ...key.stray];
      return (
        sum !== key.points ||
        !isByHand ||
        (key.answer !== 'notLegal' && sum !== key.answer) ||
        sorted(dice) !== sorted(chosenDice(question.position))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('four different answers are offered, the right one exactly once, “not legal” always last', () => {
    const wrong = keyed.filter(({ question: { options }, key }) => {
      const worths = options.slice(0, -1) as number[];
      return (
        new Set(options).size !== 4 ||
        options.filter((option) => option === key.answer).length !== 1 ||
        options.at(-1) !== 'notLegal' ||
        worths.some((worth, at) => worth <= (worths[at - 1] ?? 0) || worth % 50 !== 0)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('no place among the answers is right nearly always or nearly never', () => {
    for (const place of [0, 1, 2, 3]) {
      const share =
        keyed.filter(({ question, key }) => question.options[place] === key.answer).length / drawn;
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThan(0.45);
    }
  });

  test('every combination of the table is asked about, every topic, and dice that do not score', () => {
    const kinds = new Set(keyed.flatMap(({ key }) => key.combinations.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual([...always, ...special].sort());
    expect(new Set(questions.map(({ topic }) => topic))).toEqual(new Set(topics));
    const illegal = keyed.filter(({ key }) => key.answer === 'notLegal').length / drawn;
    expect(illegal).toBeGreaterThan(0.12);
    expect(illegal).toBeLessThan(0.45);
  });

  test('the settled disputes of the rules come up', () => {
    const asked = new Set(
      questions.map(({ position }) => `${sorted(position.kept)}/${sorted(chosenDice(position))}`),
    );
    const disputes = ['/222233', '/333555', '/115555', '/111155', '/11111', '/4444', '55/5', '15/1222'];
    for (const dispute of disputes) expect(asked, name).toContain(dispute);
  });

  test('a position holds no more than six dice, kept ones included, and kept dice are a legal selection', () => {
    const wrong = questions.filter(
      ({ position: { kept, roll, chosen } }) =>
        roll.length === 0 ||
        kept.length + roll.length > 6 ||
        chosen.length === 0 ||
        (kept.length > 0 && scoreByHand(kept, ruleSet) === null),
    );
    expect(wrong).toEqual([]);
  });

  test('a question survives being kept, and a right answer costs nothing', () => {
    for (const { question, key } of keyed.slice(0, 80)) {
      expect(logic.parse(JSON.parse(JSON.stringify(question)))).toEqual(question);
      expect(logic.judge(question, key.answer)).toMatchObject({ isRight: true, score: 1, cost: 0 });
      for (const option of question.options.filter((each) => each !== key.answer)) {
        expect(logic.judge(question, option)).toMatchObject({ isRight: false, score: 0 });
      }
    }
  });
});

test('a kept question whose answers do not fit the rules is none', () => {
  const logic = valueLogic(classic);
  const question = logic.draw({ aim: 1300, asked: [], chance: chanceOf([1, 1, 1], 1) });
  for (const wrong of [null, 7, {}, { ...question, options: [50, 'notLegal'].slice(0, 0) }]) {
    expect(logic.parse(wrong)).toBeNull();
  }
  const position = { ...question.position, chosen: [5, 0] };
  expect(logic.parse({ ...question, position })).toBeNull();
});

test('a session asks nothing twice and no topic twice in a row', () => {
  for (let session = 0; session < 60; session++) {
    const asked: Question[] = [];
    for (let number = 0; number < 10; number++) {
      asked.push(drawQuestion(classic, { aim: 1300, asked, chance: chanceOf([session, 1, 1], number) }));
    }
    const dice = asked.map(({ position }) => `${sorted(position.kept)}/${sorted(chosenDice(position))}`);
    expect(new Set(dice).size).toBe(10);
    for (let at = 1; at < asked.length; at++) expect(asked[at]?.topic).not.toBe(asked[at - 1]?.topic);
  }
});

test('the same seed asks the same question', () => {
  const ask = () => drawQuestion(simple, { aim: 1500, asked: [], chance: chanceOf([1, 2, 3], 4) });
  expect(ask()).toEqual(ask());
});

test('a newcomer is asked for the easy topics, an expert for the hard ones', () => {
  expect(topicWeight('singles', 1100)).toBeGreaterThan(topicWeight('fourAndPair', 1100));
  expect(topicWeight('fourAndPair', 1900)).toBeGreaterThan(topicWeight('singles', 1900));
});

test('questions are on average as hard as they are asked to be, within what the topics allow', () => {
  const average = (aim: number) => {
    const difficulties = Array.from({ length: 150 }, (_, at) =>
      difficultyOf(drawQuestion(classic, { aim, asked: [], chance: chanceOf([at, 5, 5], 0) })),
    );
    return difficulties.reduce((sum, each) => sum + each, 0) / difficulties.length;
  };
  expect(average(1100)).toBeLessThan(average(1500));
  expect(average(1500)).toBeLessThan(average(1900));
});
