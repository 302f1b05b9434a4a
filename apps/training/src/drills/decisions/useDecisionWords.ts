import { formatDice } from '@farkle/rules';
import { useTranslations } from 'use-intl';
import type { AnswerKey } from '../../positions/answerKey.ts';
import type { DecisionDrill, DecisionQuestion } from '../../positions/question.ts';
import type { DrillWords } from '../../session/drill.ts';
import { choiceOf, type DecisionAnswer, diceOf } from './decisionAnswer.ts';
import type { DecisionReason } from './decisionReason.ts';
import { useCoachWords } from './useCoachWords.ts';
import { usePositionWords } from './usePositionWords.ts';

export type DecisionWords = DrillWords<DecisionQuestion, DecisionAnswer, DecisionReason>;

/** Differences below half of the last shown digit would read as equal, so they are not told. */
const shown: Readonly<Record<AnswerKey['currency'], number>> = {
  winChance: 0.0005,
  points: 0.5,
  turns: 0.005,
};

/** The words of a drill of decisions. */
export function useDecisionWords(drill: DecisionDrill): DecisionWords {
  const t = useTranslations('training.decisions');
  const reason = useCoachWords();
  const position = usePositionWords();

  function answer(given: DecisionAnswer, question: DecisionQuestion): string {
    const dice = formatDice(diceOf(question, given));
    const choice = choiceOf(question, given);
    if (choice === null || given.then === null) return t('answer.keep', { dice });
    const { turnPoints: points, diceLeft: count } = choice;
    if (drill === 'bankOrRoll') {
      return given.then === 'bank' ? t('answer.bank', { points }) : t('answer.roll', { count });
    }
    return given.then === 'bank'
      ? t('answer.keepBank', { dice, points })
      : t('answer.keepRoll', { dice, count });
  }

  return {
    answer,
    inWords: true,
    answerAloud: (given, question) =>
      drill === 'keep'
        ? t('answer.aloud', { dice: formatDice(diceOf(question, given)) })
        : answer(given, question),
    values: ({ answer: given }, question) => {
      const { currency, choices } = question.key;
      const [best, next] = choices;
      const made = choiceOf(question, given);
      if (best === undefined || next === undefined) return null;
      if (made !== null && made.cost >= shown[currency]) {
        return t(`values.${currency}.given`, { given: made.value, best: best.value });
      }
      return next.cost < shown[currency]
        ? null
        : t(`values.${currency}.best`, { best: best.value, next: next.value });
    },
    cost: ({ answer: given }, question) => {
      const made = choiceOf(question, given);
      const { currency } = question.key;
      if (made === null || made.cost < shown[currency]) return null;
      const { cost } = made;
      return {
        seen: t(`options.cost.${currency}`, { cost }),
        aloud: t(`options.costAloud.${currency}`, { cost }),
      };
    },
    reason,
    topic: ({ position: { roll }, key, kind }) => {
      switch (drill) {
        case 'keep':
          return t('topics.keep', { count: roll.length });
        case 'bankOrRoll':
          return t('topics.bankOrRoll', { count: key.choices[0]?.diceLeft ?? 0 });
        case 'endgame':
          return t(`topics.${kind ?? 'nearTarget'}`);
        default:
          return drill satisfies never;
      }
    },
    position: (question) => position(question.position, null),
  };
}
