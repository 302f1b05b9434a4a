import { useTranslations } from 'use-intl';
import type { DrillWords } from '../../session/drill.ts';
import type { Answer, Question } from './question.ts';
import type { Reason } from './reason.ts';
import { useFigure } from './useFigure.ts';

/** Differences of chances are said in tenths of a percentage point. */
const tenths = (chance: number) => Math.round(chance * 1000) / 10;

/** The words of the drill's data in the page's language. */
export function useOddsWords(): DrillWords<Question, Answer, Reason> {
  const t = useTranslations('training.odds');
  const figure = useFigure();
  return {
    answer: figure.short,
    answerAloud: figure.aloud,
    values({ verdict }, { kind }) {
      const points = kind === 'risk' ? tenths(verdict.cost) : Math.round(verdict.cost);
      if (points === 0) return null;
      return t('off', { difference: t(kind === 'risk' ? 'percentPoints' : 'pointsAloud', { points }) });
    },
    reason(reason) {
      switch (reason.code) {
        case 'riskOdds':
          return t('reasons.riskOdds', { farkles: reason.farkles, rolls: reason.rolls });
        case 'gainStart':
        case 'gainMust':
          return t(`reasons.${reason.code}`);
        case 'gainBank':
          return t('reasons.gainBank', { points: reason.points, loss: reason.loss });
        case 'gainRoll':
          return t('reasons.gainRoll', { points: reason.points, gain: reason.gain });
        case 'gainEven':
          return t('reasons.gainEven', { points: reason.points });
        default:
          return reason satisfies never;
      }
    },
    topic: ({ kind, dice }) => t(`topics.${kind}`, { count: dice }),
    position: (question) =>
      question.kind === 'risk'
        ? t('risk.position', { count: question.dice })
        : t('gain.position', { count: question.dice, points: question.turnPoints }),
  };
}
