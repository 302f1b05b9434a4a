import { type Dice, type Face, formatDice, sortDice } from '@farkle/rules';
import { useTranslations } from 'use-intl';
import type { DrillWords } from '../../session/drill.ts';
import { type Reason, topicOf } from './kind.ts';
import type { Answer, Question } from './question.ts';

/** The words of the drill's data in the page's language. */
export function useSpotWords(): DrillWords<Question, Answer, Reason> {
  const t = useTranslations('training.spot');
  const diceOf = (answer: Answer, { roll }: Question): Dice =>
    sortDice(answer.map((place) => roll[place] as Face));
  return {
    answer: (answer, question) => (answer.length === 0 ? t('none') : formatDice(diceOf(answer, question))),
    answerAloud: (answer, question) =>
      answer.length === 0
        ? t('noneAloud')
        : t('diceAloud', { count: answer.length, dice: formatDice(diceOf(answer, question)) }),
    values: ({ verdict }) => (verdict.cost === 0 ? null : t('off', { count: verdict.cost })),
    reason(reason) {
      switch (reason.code) {
        case 'ofAKind':
          return t('reasons.ofAKind', { face: String(reason.face) });
        case 'twoKinds':
          return t('reasons.twoKinds', { first: String(reason.first), second: String(reason.second) });
        case 'farkle':
        case 'allScore':
        case 'singles':
        case 'straight':
        case 'partialStraight':
        case 'threePairs':
        case 'fourAndPair':
        case 'twoTriplets':
          return t(`reasons.${reason.code}`);
        default:
          return reason satisfies never;
      }
    },
    topic: (_, { verdict }) => t(`topics.${topicOf(verdict.reason)}`),
    position: ({ roll }) => t('position', { dice: formatDice(roll) }),
  };
}
