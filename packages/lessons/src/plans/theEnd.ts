import type { LessonPlan, Script } from '../plan/script.ts';
import { answer, bank, command, diceOf, hold, roll, watch, wrong } from '../plan/script.ts';

/** The computer gets to the target, and the reader has one more turn, from behind. */
export const finalRound: LessonPlan = {
  id: 'finalRound',
  group: 'firstSteps',
  script: ({ ending, target }) =>
    ending !== 'finalRound'
      ? null
      : {
          kinds: ['person', 'computer'],
          firstSeat: 1,
          seats: [{ score: Math.max(0, target - 1100) }, { score: Math.max(0, target - 300) }],
          rolls: ['1-1-5-5-2-3', '1-1-1-2-3-6', '1-5-2'],
          decisions: [{ setAside: diceOf('1-1-5-5'), then: 'bank' }],
          steps: [
            watch('computer'),
            roll('last'),
            hold('ones', '1-1-1'),
            roll('on', '1-1-1', { replies: ['rollInstead'] }),
            hold('enough', '1-5'),
            bank('bank', '1-5'),
          ],
        },
};

/** The last of ten turns: the computer has played all of its own. */
function lastTurn(mine: number, theirs: number): Pick<Script, 'kinds' | 'goal' | 'seats'> {
  return {
    kinds: ['person', 'computer'],
    goal: { kind: 'turns', turns: 10 },
    seats: [
      { score: mine, turnsTaken: 9 },
      { score: theirs, turnsTaken: 10 },
    ],
  };
}

/** Equal scores at the end win together. */
export const sharedWin: LessonPlan = {
  id: 'sharedWin',
  group: 'firstSteps',
  script: () => ({
    ...lastTurn(3850, 4000),
    rolls: ['1-5-2-3-3-6'],
    steps: [roll('last'), hold('level', '1-5'), bank('bank', '1-5', { replies: ['bankInstead'] })],
  }),
};

/** On the last turn a bank below the leader loses, so the dice are rolled. */
export const playToTheScore: LessonPlan = {
  id: 'playToTheScore',
  group: 'gettingGood',
  script: () => ({
    ...lastTurn(4000, 4600),
    rolls: ['1-1-5-5-3-4', '5-5', '2-2-2-1-3-4'],
    steps: [
      roll('last'),
      hold('good', '1-1-5-5'),
      answer('decide', [command('bank'), command('roll', true)], wrong),
      roll('on', '1-1-5-5', { replies: ['rollInstead'] }),
      hold('hot', '5-5'),
      roll('again', '5-5', { replies: ['rollInstead'] }),
      hold('enough', '2-2-2-1'),
      bank('bank', '2-2-2-1'),
    ],
  }),
};

/** One die left, behind on the last turn: the die can bring back all six. */
export const lastDie: LessonPlan = {
  id: 'lastDie',
  group: 'gettingGood',
  script: () => ({
    ...lastTurn(3000, 4000),
    rolls: ['2-2-2-5-1-4', '5', '1-1-1-3-4-6'],
    opening: [{ type: 'roll' }],
    riskHint: true,
    steps: [
      hold('five', '2-2-2-5-1'),
      answer('decide', [command('bank'), command('roll', true)], wrong),
      roll('die', '2-2-2-5-1', { replies: ['rollInstead'] }),
      hold('hot', '5'),
      roll('again', '5', { replies: ['rollInstead'] }),
      hold('enough', '1-1-1'),
      bank('bank', '1-1-1'),
    ],
  }),
};
