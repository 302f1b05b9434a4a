import { type Combination, type CombinationKind, type Dice, scoreSelection, sortDice } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../chance/chance.ts';
import { type Preset, presets, ruleSets } from '../../rules/preset.ts';
import { drawQuestion, topicWeight } from './drawQuestion.ts';
import { chosenDice } from './position.ts';
import { answerKey, type Question } from './question.ts';
import { newStanding, type Standing } from './standing.ts';
import { topics } from './topic.ts';

const drawn = 10_000;

/** Questions as rounds of ten would ask them, over all levels. */
function draw(preset: Preset): readonly Question[] {
  const questions: Question[] = [];
  for (let round = 0; questions.length < drawn; round++) {
    const standing: Standing = { ...newStanding, level: 1 + (round % 17) / 4 };
    const asked: Question[] = [];
    for (let number = 0; number < 10; number++) {
      asked.push(drawQuestion(preset, standing, asked, chanceOf([round, 20, 6], number)));
    }
    questions.push(...asked);
  }
  return questions;
}

/** The worths of the presets as the rulebook's table prints them, in points: a second source, typed in on purpose. */
const printed: Record<Preset, Partial<Record<CombinationKind, number>>> = {
  classic: { straight: 1500, threePairs: 1500, twoTriplets: 2500 },
  simple: { straight: 2500, threePairs: 1500, fourOfAKindAndPair: 1500 },
};

function printedWorth({ kind, dice }: Combination, preset: Preset): number {
  const [face = 0] = dice;
  switch (kind) {
    case 'single':
      return face === 1 ? 100 : 50;
    case 'threeOfAKind':
      return face === 1 ? 1000 : 100 * face;
    case 'fourOfAKind':
      return 1000;
    case 'fiveOfAKind':
      return 2000;
    case 'sixOfAKind':
      return 3000;
    default:
      return printed[preset][kind] ?? Number.NaN;
  }
}

const sorted = (dice: Dice) => sortDice(dice).join('');

describe.each(presets)('%s, ten thousand questions', (preset) => {
  const questions = draw(preset);
  const keyed = questions.map((question) => ({ question, key: answerKey(question.position, preset) }));

  test('the answer is what the rules score', () => {
    const wrong = keyed.filter(({ question, key }) => {
      const verdict = scoreSelection(chosenDice(question.position), ruleSets[preset]);
      return verdict.ok
        ? key.answer !== verdict.value.points || key.stray.length > 0
        : key.answer !== 'notLegal' || key.stray !== verdict.error.dice;
    });
    expect(wrong).toEqual([]);
  });

  test('the division that is shown adds up to the worth and uses every die that scores once', () => {
    const wrong = keyed.filter(({ question, key }) => {
      const sum = key.combinations.reduce((total, each) => total + printedWorth(each, preset), 0);
      const dice = [...key.combinations.flatMap((each) => each.dice), ...key.stray];
      return (
        sum !== key.points ||
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
    const always: CombinationKind[] = ['single', 'threeOfAKind', 'fourOfAKind', 'fiveOfAKind', 'sixOfAKind'];
    expect([...kinds].sort()).toEqual([...always, ...Object.keys(printed[preset])].sort());
    expect(new Set(questions.map(({ topic }) => topic))).toEqual(new Set(topics));
    const illegal = keyed.filter(({ key }) => key.answer === 'notLegal').length / drawn;
    expect(illegal).toBeGreaterThan(0.15);
    expect(illegal).toBeLessThan(0.45);
  });

  test('the settled disputes of the rulebook come up', () => {
    const asked = new Set(
      questions.map(({ position }) => `${sorted(position.kept)}/${sorted(chosenDice(position))}`),
    );
    const disputes = ['/222233', '/333555', '/115555', '/111155', '/11111', '/4444', '55/5', '15/1222'];
    for (const dispute of disputes) expect(asked).toContain(dispute);
  });

  test('a position holds no more than six dice, kept ones included, and kept dice are a legal selection', () => {
    const wrong = questions.filter(
      ({ position: { kept, roll, chosen } }) =>
        roll.length === 0 ||
        kept.length + roll.length > 6 ||
        chosen.length === 0 ||
        (kept.length > 0 && !scoreSelection(kept, ruleSets[preset]).ok),
    );
    expect(wrong).toEqual([]);
  });
});

test('a round asks nothing twice and no topic twice in a row', () => {
  for (let round = 0; round < 200; round++) {
    const asked: Question[] = [];
    for (let number = 0; number < 10; number++) {
      asked.push(drawQuestion('classic', newStanding, asked, chanceOf([round, 1, 1], number)));
    }
    const dice = asked.map(({ position }) => `${sorted(position.kept)}/${sorted(chosenDice(position))}`);
    expect(new Set(dice).size).toBe(10);
    for (let at = 1; at < asked.length; at++) expect(asked[at]?.topic).not.toBe(asked[at - 1]?.topic);
  }
});

test('the same seed asks the same questions', () => {
  const ask = () => drawQuestion('simple', newStanding, [], chanceOf([1, 2, 3], 4));
  expect(ask()).toEqual(ask());
});

test('a newcomer is asked for the easy topics, an expert for the hard ones, and all for what they missed', () => {
  const at = (level: number): Standing => ({ ...newStanding, level });
  expect(topicWeight('singles', at(1))).toBeGreaterThan(topicWeight('fourAndPair', at(1)));
  expect(topicWeight('fourAndPair', at(5))).toBeGreaterThan(topicWeight('singles', at(5)));
  const missed = { ...at(3), owed: { twoTriplets: 1 } };
  expect(topicWeight('twoTriplets', missed)).toBeGreaterThan(3 * topicWeight('twoTriplets', at(3)));
});
