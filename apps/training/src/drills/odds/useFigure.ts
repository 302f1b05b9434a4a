import { useFormatter, useTranslations } from 'use-intl';
import type { Question } from './question.ts';

/** A figure of a question in words: a chance in percent, or whole points. */
export interface FigureWords {
  readonly short: (figure: number, question: Question) => string;
  /** As it is read aloud, with its unit. */
  readonly aloud: (figure: number, question: Question) => string;
}

/** The words of figures in the page's language. */
export function useFigure(): FigureWords {
  const t = useTranslations('training.odds');
  const format = useFormatter();
  const percent = (figure: number) => format.number(figure, { style: 'percent', maximumFractionDigits: 1 });
  return {
    short: (figure, { kind }) =>
      kind === 'risk' ? percent(figure) : t('points', { points: Math.round(figure) }),
    aloud: (figure, { kind }) =>
      kind === 'risk' ? percent(figure) : t('pointsAloud', { points: Math.round(figure) }),
  };
}
