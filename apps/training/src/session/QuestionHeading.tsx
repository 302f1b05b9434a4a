import { VisuallyHidden } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import styles from './QuestionHeading.module.css';
import { useArrivalFocus } from './useArrivalFocus.ts';

export type QuestionHeadingProps = {
  /** The question as it is seen. */
  readonly question: string;
  /** A line below it. */
  readonly sub?: string | undefined;
  /** Question and position as they are read aloud, instead of both. */
  readonly aloud: string;
  readonly number: number;
  readonly total: number | null;
  readonly takesFocus: boolean;
  /** The heading's id, where something else is named by it. */
  readonly id?: string | undefined;
};

/** The question. It takes the focus when it follows a press, so that it is read aloud and keys go on from there. */
export function QuestionHeading({
  question,
  sub,
  aloud,
  number,
  total,
  takesFocus,
  id,
}: QuestionHeadingProps) {
  const t = useTranslations('training.session');
  const heading = useArrivalFocus<HTMLHeadingElement>(takesFocus);
  return (
    <div>
      <h2 ref={heading} id={id} className={styles.question} tabIndex={-1}>
        <VisuallyHidden>
          {total === null ? t('numberOnly', { number }) : t('number', { number, total })} {aloud}
        </VisuallyHidden>
        <span aria-hidden="true">{question}</span>
      </h2>
      {sub !== undefined && (
        <p className={styles.sub} aria-hidden="true">
          {sub}
        </p>
      )}
    </div>
  );
}
