import type { RuleSet } from '@farkle/rules';
import { VisuallyHidden } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import type { Drill } from './drill.ts';
import styles from './MissedQuestion.module.css';
import type { AnsweredQuestion } from './session.ts';

export type MissedQuestionProps<Question, Answer, Reason> = {
  readonly drill: Drill<Question, Answer, Reason>;
  readonly missed: AnsweredQuestion<Question, Answer, Reason>;
  readonly ruleSet: RuleSet;
};

/** A missed question once more: its dice, what was said, what it is, and why. */
export function MissedQuestion<Question, Answer, Reason>({
  drill,
  missed,
  ruleSet,
}: MissedQuestionProps<Question, Answer, Reason>) {
  const t = useTranslations('training.summary');
  const { Miniature, useWords } = drill.faces;
  const words = useWords();
  const { question, answer, verdict } = missed;
  const values = words.values(missed, question);
  return (
    <article className={styles.missed}>
      <h3 className={styles.topic}>{words.topic(question, missed)}</h3>
      <div className={styles.position}>
        <div aria-hidden="true">
          <Miniature question={question} ruleSet={ruleSet} />
        </div>
        <VisuallyHidden>{words.position(question)}</VisuallyHidden>
      </div>
      <dl className={styles.answers}>
        <div className={styles.said}>
          <dt>{t('said')}</dt>
          <dd>{words.answer(answer, question)}</dd>
        </div>
        <div className={styles.right}>
          <dt>{t('itIs')}</dt>
          <dd>{words.answer(verdict.best, question)}</dd>
        </div>
      </dl>
      {values !== null && <p className={styles.values}>{values}</p>}
      <p className={styles.reason}>{words.reason(verdict.reason)}</p>
    </article>
  );
}
