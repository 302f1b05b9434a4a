import { formatDice } from '@farkle/rules';
import { useTranslations } from 'use-intl';
import type { DrillWords } from '../../session/drill.ts';
import { chosenDice } from './position.ts';
import type { Answer, Question } from './question.ts';
import type { Reason } from './reason.ts';

type ReasonWords = ReturnType<typeof useTranslations<'training.value.reasons'>>;

/** The words of the drill's data in the page's language. */
export function useValueWords(): DrillWords<Question, Answer, Reason> {
  const t = useTranslations('training.value');
  const reasons = useTranslations('training.value.reasons');
  return {
    answer: (answer) => (answer === 'notLegal' ? t('notLegal') : t('points', { points: answer })),
    answerAloud: (answer) => (answer === 'notLegal' ? t('notLegal') : t('worth', { points: answer })),
    values({ verdict }) {
      const { given, best } = verdict.values;
      if (given === null || best === null || given === best) return null;
      return given > best ? t('tooMany', { points: given - best }) : t('tooFew', { points: best - given });
    },
    reason: (reason) => reasonSentence(reason, reasons),
    topic: ({ topic }) => t(`topics.${topic}`),
    position({ position }) {
      const dice = chosenDice(position);
      const chosen = t('position', { count: dice.length, dice: formatDice(dice) });
      return position.kept.length === 0
        ? chosen
        : [t('keptAloud', { dice: formatDice(position.kept) }), chosen].join('. ');
    },
  };
}

function reasonSentence(reason: Reason, t: ReasonWords): string {
  switch (reason.code) {
    case 'needsThree':
    case 'notStraight':
    case 'onlySetAside':
    case 'singles':
    case 'triplesApart':
    case 'fourAndSingles':
    case 'bestDivision':
      return t(reason.code);
    case 'noFourAndPair':
    case 'noThreePairs':
    case 'onlyTriples':
    case 'tooFewSetAside':
      return t(reason.code, { face: String(reason.face) });
    case 'otherRoll':
      return t(reason.code, { kept: formatDice(reason.kept), face: String(reason.face) });
    case 'ownRoll':
      return t(reason.code, { kept: formatDice(reason.kept) });
    case 'triple':
      return t(reason.code, { face: String(reason.face), points: reason.points });
    case 'fourOnes':
      return t(reason.code, { points: reason.points, flat: reason.flat });
    case 'alike':
      return t(reason.code, { count: reason.count, points: reason.points });
    case 'alikeByFace':
      return t(reason.code, { count: reason.count, face: String(reason.face), points: reason.points });
    case 'twoTriplets':
      return t(reason.code, { points: reason.points, apart: reason.apart });
    case 'threeOnes':
    case 'straight':
    case 'partialStraight':
    case 'threePairs':
    case 'fourAndPair':
      return t(reason.code, { points: reason.points });
    default:
      return reason satisfies never;
  }
}
