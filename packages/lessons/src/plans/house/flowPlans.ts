import {
  bank,
  bankInVain,
  diceOf,
  hold,
  type LessonPlan,
  read,
  roll,
  seeFarkle,
  watch,
} from '../../plan/script.ts';
import { worth } from '../worth.ts';

/** Another target: it is enough to reach it exactly. */
export const target: LessonPlan = {
  id: 'target',
  group: 'houseRules',
  field: 'target',
  script: ({ target: goal, ending }) => ({
    kinds: ['person', 'computer'],
    seats: [{ score: goal - 300 }, { score: goal - 700 }],
    rolls: ['1-1-5-5-2-3', ...(ending === 'finalRound' ? ['2-3-4-6-6-4'] : [])],
    steps: [
      read('aim'),
      roll('roll'),
      hold('take', '1-1-5-5'),
      bank('bank', '1-1-5-5'),
      ...(ending === 'finalRound' ? [watch('others')] : []),
    ],
  }),
};

/** What happens when somebody reaches the target, both ways. */
export const ending: LessonPlan = {
  id: 'ending',
  group: 'houseRules',
  field: 'ending',
  script: ({ target: goal, ending: rule }) => ({
    kinds: ['person', 'computer'],
    seats: [{ score: goal - 300 }, { score: goal - 50 }],
    rolls: ['1-1-5-5-2-3', ...(rule === 'finalRound' ? ['1-1-2-3-4-6'] : [])],
    decisions: rule === 'finalRound' ? [{ setAside: diceOf('1-1'), then: 'bank' }] : [],
    steps: [
      roll('roll'),
      hold('take', '1-1-5-5'),
      ...(rule === 'finalRound'
        ? [bank('bankFirst', '1-1-5-5'), watch('others')]
        : [bank('bankAtOnce', '1-1-5-5')]),
    ],
  }),
};

/** The first bank has to hold a minimum; later ones are free. */
export const entryMinimum: LessonPlan = {
  id: 'entryMinimum',
  group: 'houseRules',
  field: 'entryMinimum',
  script: (ruleSet) => {
    const first = worth('1-5', ruleSet);
    const both = first + worth('1-1-1', ruleSet);
    if (ruleSet.entryMinimum <= first || ruleSet.entryMinimum > both || ruleSet.bankMinimum > 0) return null;
    return {
      rolls: ['1-5-2-3-3-6', '1-1-1-4', '5-2-2-3-4-4'],
      opening: [{ type: 'roll' }],
      steps: [
        hold('first', '1-5'),
        bankInVain('refused', 'belowEntryMinimum'),
        roll('on', '1-5'),
        hold('more', '1-1-1'),
        bank('bank', '1-1-1'),
        roll('next'),
        hold('small', '5'),
        bank('free', '5'),
      ],
    };
  },
};

/** Every bank has to hold a minimum. */
export const bankMinimum: LessonPlan = {
  id: 'bankMinimum',
  group: 'houseRules',
  field: 'bankMinimum',
  script: (ruleSet) => {
    const first = worth('1-5', ruleSet);
    const both = first + worth('1-1-1', ruleSet);
    if (ruleSet.bankMinimum <= first || ruleSet.bankMinimum > both || ruleSet.entryMinimum > 0) return null;
    return {
      rolls: ['1-5-2-3-3-6', '1-1-1-4', '1-2-2-3-4-4'],
      opening: [{ type: 'roll' }],
      steps: [
        hold('first', '1-5'),
        bankInVain('refused', 'belowBankMinimum'),
        roll('on', '1-5'),
        hold('more', '1-1-1'),
        bank('bank', '1-1-1'),
        roll('next'),
        hold('small', '1'),
        bankInVain('everyTime', 'belowBankMinimum'),
      ],
    };
  },
};

/** The third farkle in a row takes points that were banked already. */
export const threeFarkles: LessonPlan = {
  id: 'threeFarkles',
  group: 'houseRules',
  field: 'threeFarkles',
  script: ({ threeFarkles: penalty }) =>
    penalty === 0
      ? null
      : {
          seats: [{ score: 2000, farklesInRow: 2 }],
          rolls: ['2-2-3-4-6-6'],
          steps: [read('warning'), roll('third'), seeFarkle('taken'), read('anew')],
        },
};

/** Hot dice cannot be banked. */
export const mustRoll: LessonPlan = {
  id: 'mustRoll',
  group: 'houseRules',
  field: 'hotDice',
  script: () => ({
    rules: { hotDice: 'mustRoll' },
    rolls: ['1-5-3-4-6-6', '2-2-2-1', '1-5-3-3-4-6'],
    opening: [{ type: 'roll' }],
    steps: [
      hold('first', '1-5'),
      roll('on', '1-5'),
      hold('all', '2-2-2-1'),
      bankInVain('refused', 'hotDiceMustRoll'),
      roll('again', '2-2-2-1'),
      hold('one', '1'),
      bank('bank', '1'),
    ],
  }),
};
