import type { RuleSet } from '@farkle/rules';
import { Button, Icon, VisuallyHidden } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import type { Drill } from './drill.ts';
import { type AnsweredQuestion, isLast, type Session } from './session.ts';
import styles from './TellPanel.module.css';
import { useArrivalFocus } from './useArrivalFocus.ts';

export type TellPanelProps<Question, Answer, Reason> = {
  readonly drill: Drill<Question, Answer, Reason>;
  readonly session: Session<Question, Answer, Reason>;
  readonly told: AnsweredQuestion<Question, Answer, Reason>;
  readonly ruleSet: RuleSet;
  readonly onNext: () => void;
};

/** What is right and why, as soon as it is answered. */
export function TellPanel<Question, Answer, Reason>({
  drill,
  session,
  told,
  ruleSet,
  onNext,
}: TellPanelProps<Question, Answer, Reason>) {
  const t = useTranslations('training.session');
  const { Detail, More, useWords } = drill.faces;
  const words = useWords();
  const next = useArrivalFocus<HTMLButtonElement>(true);
  const { question, answer, verdict } = told;
  const best = words.answer(verdict.best, question);
  const isNumber = words.inWords !== true && /^[\d\s.,%]+$/u.test(best);
  const values = words.values(told, question);
  const cost = words.cost?.(told, question) ?? null;
  return (
    <div className={styles.tell} data-right={verdict.isRight || undefined}>
      <div className={styles.verdict} data-words={isNumber ? undefined : ''}>
        <h2 className={styles.heading}>
          <Icon name={verdict.isRight ? 'check' : 'close'} />
          {verdict.isRight ? t('right') : t('wrong')}
        </h2>
        <p className={styles.worth}>{best}</p>
        <div className={styles.words}>
          {(verdict.score < 1 || cost !== null) && (
            <p className={styles.said}>
              {t('youSaid', { answer: words.answer(answer, question) })}{' '}
              {cost !== null && (
                <span className={styles.cost}>
                  <span aria-hidden="true">{cost.seen}</span>
                  <VisuallyHidden>{cost.aloud}</VisuallyHidden>
                </span>
              )}
            </p>
          )}
          {values !== null && <p className={styles.values}>{values}</p>}
        </div>
      </div>
      {Detail !== undefined && <Detail question={question} ruleSet={ruleSet} told={told} />}
      <p className={styles.reason}>{words.reason(verdict.reason)}</p>
      <div className={styles.foot}>
        <Button
          ref={next}
          variant="primary"
          size="large"
          wide
          iconAfter="forward"
          // The second press of a double press meant the answer, and a held key means one press.
          onClick={(event) => event.detail < 2 && onNext()}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {isLast(session) ? t('finish') : t('next')}
        </Button>
      </div>
      {More !== undefined && <More question={question} ruleSet={ruleSet} told={told} />}
    </div>
  );
}
