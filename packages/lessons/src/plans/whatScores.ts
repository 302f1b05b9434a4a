import type { RuleSet } from '@farkle/rules';
import {
  answer,
  attempt,
  bank,
  hold,
  type LessonPlan,
  points,
  roll,
  type ScriptStep,
  wrong,
} from '../plan/script.ts';
import { worth } from './worth.ts';

/** Single dice, three of a kind, more of a kind; and what is worth nothing. */
export const scoring: LessonPlan = {
  id: 'scoring',
  group: 'firstSteps',
  script: (ruleSet) => ({
    rolls: ['1-5-2-3-3-6', '2-2-2-6', '4-4-4-4-2-3'],
    opening: [{ type: 'roll' }],
    figures: {
      single1: worth('1', ruleSet),
      single5: worth('5', ruleSet),
      threeOnes: worth('1-1-1', ruleSet),
      threeFours: worth('4-4-4', ruleSet),
    },
    steps: [
      attempt('pair', '3-3', 'doesNotScore'),
      hold('singles', '1-5', { hint: true }),
      roll('on', '1-5'),
      hold('triple', '2-2-2'),
      bank('bank', '2-2-2'),
      roll('next'),
      hold('four', '4-4-4-4'),
      bank('bankFour', '4-4-4-4'),
    ],
  }),
};

/** Combinations of six dice, each with a roll that holds it. */
const bigOnes: readonly { readonly field: keyof RuleSet & string; readonly dice: string }[] = [
  { field: 'straight', dice: '3-1-6-4-2-5' },
  { field: 'threePairs', dice: '2-3-2-6-3-6' },
  { field: 'twoTriplets', dice: '3-5-3-5-3-5' },
  { field: 'fourOfAKindAndPair', dice: '4-6-4-4-6-4' },
];

/** The combinations of six dice that the rule set has. */
export const bigCombinations: LessonPlan = {
  id: 'bigCombinations',
  group: 'firstSteps',
  script: (ruleSet) => {
    const found = bigOnes.filter(({ field }) => ruleSet[field] !== 0);
    if (found.length === 0) return null;
    return {
      rolls: found.map(({ dice }) => dice),
      steps: found.flatMap(({ field, dice }): ScriptStep[] => [
        roll('roll'),
        hold(field, dice),
        bank('bank', dice),
      ]),
    };
  },
};

/** Dice of an earlier roll never join those of this one. */
export const sameRoll: LessonPlan = {
  id: 'sameRoll',
  group: 'firstSteps',
  script: (ruleSet) => ({
    rolls: ['5-5-2-3-3-6', '5-2-3-4'],
    opening: [{ type: 'roll' }],
    figures: { three: worth('5-5-5', ruleSet), two: worth('5-5', ruleSet), single: worth('5', ruleSet) },
    steps: [
      hold('two', '5-5'),
      roll('on', '5-5'),
      answer(
        'worth',
        [points(worth('5-5-5', ruleSet)), points(worth('5-5', ruleSet) + worth('5', ruleSet), true)],
        wrong,
      ),
      hold('one', '5'),
      bank('bank', '5'),
    ],
  }),
};

/** The player chooses dice; the game finds the division that is worth most. */
export const gameDivides: LessonPlan = {
  id: 'gameDivides',
  group: 'firstSteps',
  script: (ruleSet) => {
    const best = worth('1-1-1-1', ruleSet);
    const others = [4 * worth('1', ruleSet), worth('1-1-1', ruleSet)].filter((each) => each !== best);
    return {
      rolls: ['1-1-1-3-1-4', '5-5-2-5-5-5'],
      opening: [{ type: 'roll' }],
      figures: {
        threeOnes: worth('1-1-1', ruleSet),
        single1: worth('1', ruleSet),
        apart: worth('5-5-5', ruleSet) + 2 * worth('5', ruleSet),
      },
      steps: [
        answer('worth', [...others.map((each) => points(each)), points(best, true)], wrong),
        hold('ones', '1-1-1-1'),
        bank('bank', '1-1-1-1'),
        roll('next'),
        hold('fives', '5-5-5-5-5'),
        bank('bankFives', '5-5-5-5-5'),
      ],
    };
  },
};
