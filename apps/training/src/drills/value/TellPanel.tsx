import { Button, Icon } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import { Division } from './Division.tsx';
import { answerKey } from './question.ts';
import { reasonFor } from './reason.ts';
import { questionsInRound, type Round } from './round.ts';
import styles from './TellPanel.module.css';
import { useArrivalFocus } from './useArrivalFocus.ts';
import { useDrillWords } from './useDrillWords.ts';

export type TellPanelProps = {
  readonly round: Round;
  readonly onNext: () => void;
};

/** What the selection is worth and why, as soon as it is answered. */
export function TellPanel({ round, onNext }: TellPanelProps) {
  const t = useTranslations('training.value');
  const words = useDrillWords();
  const next = useArrivalFocus<HTMLButtonElement>(true);
  const last = round.answered.at(-1);
  if (last === undefined) return null;

  const { question, answer, isRight } = last;
  const key = answerKey(question.position, question.preset);
  const isLast = round.answered.length === questionsInRound;
  return (
    <div className={styles.tell} data-right={isRight || undefined}>
      <div className={styles.verdict}>
        <div className={styles.words}>
          <h2 className={styles.heading}>
            <Icon name={isRight ? 'check' : 'close'} />
            {isRight ? t('right') : t('wrong')}
          </h2>
          {!isRight && <p className={styles.said}>{t('youSaid', { answer: words.answer(answer) })}</p>}
        </div>
        <p className={styles.worth} data-words={key.answer === 'notLegal' || undefined}>
          {words.answer(key.answer)}
        </p>
      </div>
      <Division label={t('division')} answer={key} />
      <p className={styles.reason}>{words.reason(reasonFor(question))}</p>
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
          {isLast ? t('finish') : t('next')}
        </Button>
      </div>
    </div>
  );
}
