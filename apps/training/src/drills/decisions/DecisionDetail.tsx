import { useTranslations } from 'use-intl';
import type { DecisionQuestion } from '../../positions/question.ts';
import type { DetailProps } from '../../session/drill.ts';
import { ChoiceList } from './ChoiceList.tsx';
import styles from './DecisionDetail.module.css';
import { choiceOf, type DecisionAnswer } from './decisionAnswer.ts';
import type { DecisionReason } from './decisionReason.ts';

/** So many choices are shown, the one that was made among them. */
const shown = 3;

/** The best choices beside the one that was made, and how well their values are known where that is not exactly. */
export function DecisionDetail({
  question,
  told,
}: DetailProps<DecisionQuestion, DecisionAnswer, DecisionReason>) {
  const t = useTranslations('training.decisions.knowledge');
  const { currency, choices, knowledge } = question.key;
  const made = choiceOf(question, told.answer);
  const first = choices.slice(0, shown);
  const listed = made === null || first.includes(made) ? first : [...first.slice(0, shown - 1), made];
  return (
    <>
      <ChoiceList currency={currency} choices={listed} made={made} />
      {knowledge === 'points' && <p className={styles.note}>{t('points')}</p>}
    </>
  );
}
