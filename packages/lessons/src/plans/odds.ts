import { answer, bank, chance, command, hold, type LessonPlan, read, roll, wrong } from '../plan/script.ts';
import { farkleChance } from '../play/stepFigures.ts';
import { worth } from './worth.ts';

/** Of two dice that score one is left behind, to roll more. */
export const rollMore: LessonPlan = {
  id: 'rollMore',
  group: 'gettingGood',
  script: (ruleSet) => ({
    rolls: ['1-5-2-2-3-6', '1-1-3-4-6'],
    opening: [{ type: 'roll' }],
    figures: {
      both: worth('1-5', ruleSet),
      fourDice: farkleChance(4, ruleSet),
      fiveDice: farkleChance(5, ruleSet),
    },
    steps: [
      hold('one', '1', { replies: ['otherDice'] }),
      roll('on', '1', { replies: ['otherDice', 'rollInstead'] }),
      hold('ones', '1-1'),
      bank('bank', '1-1'),
    ],
  }),
};

/** How often each number of dice farkles. */
export const odds: LessonPlan = {
  id: 'odds',
  group: 'gettingGood',
  script: (ruleSet) => {
    const farkles = (count: number) => farkleChance(count, ruleSet);
    return {
      rolls: ['1-1-5-3-4-6'],
      opening: [{ type: 'roll' }],
      riskHint: true,
      figures: { sixDice: farkles(6), oneDie: farkles(1), twoDice: farkles(2), threeDice: farkles(3) },
      steps: [
        read('bar'),
        hold('one', '1'),
        hold('two', '1-5'),
        hold('three', '1-1-5'),
        answer('oneDie', [chance(farkles(4)), chance(farkles(2)), chance(farkles(1), true)], wrong),
        answer('sixDice', [chance(farkles(6), true), chance(farkles(4)), chance(farkles(3))], wrong),
        bank('bank', '1-1-5'),
      ],
    };
  },
};

/** With two dice left the points are worth more than the roll. */
export const lastDice: LessonPlan = {
  id: 'lastDice',
  group: 'gettingGood',
  script: (ruleSet) => ({
    rolls: ['2-2-2-1-3-4'],
    opening: [{ type: 'roll' }],
    figures: { twoDice: farkleChance(2, ruleSet), oneDie: farkleChance(1, ruleSet) },
    steps: [
      hold('take', '2-2-2-1'),
      answer(
        'risk',
        [
          chance(farkleChance(4, ruleSet)),
          chance(farkleChance(2, ruleSet), true),
          chance(farkleChance(1, ruleSet)),
        ],
        wrong,
      ),
      answer('decide', [command('roll'), command('bank', true)], wrong),
      bank('bank', '2-2-2-1', { replies: ['bankInstead'] }),
    ],
  }),
};
