import {
  answer,
  bank,
  command,
  hold,
  type LessonPlan,
  read,
  roll,
  seeFarkle,
  wrong,
} from '../plan/script.ts';
import { farkleChance } from '../play/stepFigures.ts';

/** The aim of the game and a whole turn: roll, set aside, roll on, bank. */
export const turn: LessonPlan = {
  id: 'turn',
  group: 'firstSteps',
  script: () => ({
    rolls: ['1-3-4-6-2-2', '5-5-2-3-6'],
    steps: [
      read('aim'),
      roll('first'),
      hold('one', '1'),
      roll('on', '1'),
      hold('fives', '5-5'),
      bank('bank', '5-5'),
    ],
  }),
};

/** A roll in which nothing scores. */
export const farkle: LessonPlan = {
  id: 'farkle',
  group: 'firstSteps',
  script: () => ({
    rolls: ['1-2-2-3-4-6', '2-3-4-6-6'],
    opening: [{ type: 'roll' }],
    steps: [
      hold('one', '1'),
      roll('risk', '1', { replies: ['rollInstead'] }),
      seeFarkle('lost'),
      read('after'),
    ],
  }),
};

/** The one question of the game, once with many dice and little to lose, once the other way round. */
export const bankOrRoll: LessonPlan = {
  id: 'bankOrRoll',
  group: 'firstSteps',
  script: (ruleSet) => ({
    rolls: ['5-2-2-3-4-4', '1-1-5-3-4'],
    opening: [{ type: 'roll' }],
    figures: { fiveDice: farkleChance(5, ruleSet), twoDice: farkleChance(2, ruleSet) },
    steps: [
      hold('five', '5'),
      answer('little', [command('bank'), command('roll', true)], wrong),
      roll('on', '5', { replies: ['rollInstead'] }),
      hold('more', '1-1-5'),
      answer('much', [command('bank', true), command('roll')], wrong),
      bank('bank', '1-1-5'),
    ],
  }),
};

/** All six dice score over two rolls, and six new ones are rolled. */
export const hotDice: LessonPlan = {
  id: 'hotDice',
  group: 'firstSteps',
  script: ({ hotDice: rule }) =>
    rule === 'mustRoll'
      ? null
      : {
          rolls: ['1-5-3-4-6-6', '2-2-2-1', '5-1-3-3-4-6'],
          opening: [{ type: 'roll' }],
          steps: [
            hold('first', '1-5'),
            roll('on', '1-5'),
            hold('all', '2-2-2-1'),
            roll('again', '2-2-2-1', { replies: ['rollInstead'] }),
            hold('last', '1-5'),
            bank('bank', '1-5'),
          ],
        },
};
