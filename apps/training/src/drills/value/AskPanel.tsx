import { formatDice } from '@farkle/rules';
import { VisuallyHidden } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import styles from './AskPanel.module.css';
import { chosenDice } from './position.ts';
import type { Answer } from './question.ts';
import { questionsInRound, type Round } from './round.ts';
import { useArrivalFocus } from './useArrivalFocus.ts';
import { useDrillWords } from './useDrillWords.ts';

export type AskPanelProps = {
  readonly round: Round;
  /** Whether the question takes the focus when it appears. */
  readonly takesFocus: boolean;
  /** Whether the keys of the answers are shown beside them. */
  readonly showsKeys: boolean;
  readonly onAnswer: (answer: Answer) => void;
};

/** The question and the four answers. */
export function AskPanel({ round, takesFocus, showsKeys, onAnswer }: AskPanelProps) {
  const t = useTranslations('training.value');
  const words = useDrillWords();
  const heading = useArrivalFocus<HTMLHeadingElement>(takesFocus);
  const { position, options } = round.question;
  const dice = chosenDice(position);
  const number = round.answered.length + 1;
  return (
    <div className={styles.ask}>
      <div>
        <h2 ref={heading} className={styles.question} tabIndex={-1}>
          <VisuallyHidden>
            {t('questionAloud', {
              number,
              total: questionsInRound,
              count: dice.length,
              dice: formatDice(dice),
            })}
          </VisuallyHidden>
          <span aria-hidden="true">{t('question')}</span>
        </h2>
        <p className={styles.count} aria-hidden="true">
          {t('setAside', { count: dice.length })}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div role="group" aria-label={t('answers')} className={styles.answers}>
        {options.map((option, at) => (
          <button
            key={option}
            type="button"
            className={styles.answer}
            data-words={option === 'notLegal' || undefined}
            aria-keyshortcuts={showsKeys ? String(at + 1) : undefined}
            onClick={() => onAnswer(option)}
          >
            {words.answer(option)}
            {showsKeys && (
              <span className={styles.key} aria-hidden="true">
                {at + 1}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
