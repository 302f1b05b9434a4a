import type { CombinationKind } from '@farkle/rules';
import { formatDice } from '@farkle/rules';
import { useTranslations } from 'use-intl';
import type { DivisionRow } from './divisionRows.ts';
import type { Answer } from './question.ts';
import type { Reason } from './reason.ts';

type ReasonWords = ReturnType<typeof useTranslations<'training.value.reasons'>>;

/** An answer, a line of a division and a reason in words. */
export interface DrillWords {
  readonly answer: (answer: Answer) => string;
  /** An answer as it is read aloud, with its unit. */
  readonly answerAloud: (answer: Answer) => string;
  readonly row: (row: DivisionRow) => string;
  readonly reason: (reason: Reason) => string;
}

/** The words of the drill's data in the page's language. */
export function useDrillWords(): DrillWords {
  const t = useTranslations('training.value');
  const combinations = useTranslations('rules.combinations');
  const reasons = useTranslations('training.value.reasons');
  return {
    answer: (answer) => (answer === 'notLegal' ? t('notLegal') : t('points', { points: answer })),
    answerAloud: (answer) => (answer === 'notLegal' ? t('notLegal') : t('worth', { points: answer })),
    row: ({ kind, dice }) =>
      kind === 'single'
        ? combinations('single', { face: String(dice[0]) })
        : combinations(kind satisfies Exclude<CombinationKind, 'single'>),
    reason: (reason) => reasonSentence(reason, reasons),
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
      return t(reason.code);
    case 'noFourAndPair':
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
    case 'twoTriplets':
      return t(reason.code, { points: reason.points, apart: reason.apart });
    case 'threeOnes':
    case 'straight':
    case 'threePairs':
    case 'fourAndPair':
      return t(reason.code, { points: reason.points });
    default:
      return reason satisfies never;
  }
}
