import { Button } from '@farkle/ui';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { AskPanel } from '../../session/AskPanel.tsx';
import type { AskProps } from '../../session/drill.ts';
import { KeyHint } from '../../session/KeyHint.tsx';
import { QuestionHeading } from '../../session/QuestionHeading.tsx';
import { useArrivalFocus } from '../../session/useArrivalFocus.ts';
import { useSessionKeys } from '../../session/useSessionKeys.ts';
import { EstimateSlider } from './EstimateSlider.tsx';
import styles from './OddsAsk.module.css';
import { type Answer, type Question, scaleOf } from './question.ts';
import { useFigure } from './useFigure.ts';

/** The question and the slider for an estimate; arrows move it, Enter gives it. */
export function OddsAsk({
  question,
  number,
  total,
  takesFocus,
  showsKeys,
  draft,
  onDraft,
  onAnswer,
}: AskProps<Question, Answer>) {
  const t = useTranslations('training.odds');
  const figure = useFigure();
  const headingId = useId();
  const slider = useArrivalFocus<HTMLInputElement>(takesFocus);
  const scale = scaleOf(question);
  const estimate = draft ?? scale.start;

  useSessionKeys({ characters: false, onEnter: () => onAnswer(estimate) });

  const words =
    question.kind === 'risk'
      ? {
          question: t('risk.question'),
          sub: t('risk.sub', { count: question.dice }),
          aloud: t('risk.aloud', { count: question.dice }),
        }
      : {
          question: t('gain.question'),
          sub: t('gain.sub', { count: question.dice, points: question.turnPoints }),
          aloud: t('gain.aloud', { count: question.dice, points: question.turnPoints }),
        };
  return (
    <AskPanel>
      <QuestionHeading {...words} id={headingId} number={number} total={total} takesFocus={false} />
      <div className={styles.estimate}>
        <output className={styles.figure} htmlFor={`${headingId}slider`} aria-hidden="true">
          {figure.short(estimate, question)}
        </output>
        <EstimateSlider
          ref={slider}
          id={`${headingId}slider`}
          labelledBy={headingId}
          scale={scale}
          value={estimate}
          valueWords={figure.aloud(estimate, question)}
          onChange={onDraft}
        />
        {showsKeys && <KeyHint>{t('keys')}</KeyHint>}
      </div>
      <Button variant="primary" size="large" wide onClick={() => onAnswer(estimate)}>
        {t('give', { value: figure.short(estimate, question) })}
      </Button>
    </AskPanel>
  );
}
