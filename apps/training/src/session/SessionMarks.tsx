import { Icon, VisuallyHidden } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import styles from './SessionMarks.module.css';
import { questionsIn, type Session } from './session.ts';

/** As many marks stand in a row; of a longer session those around the question on the table are shown. */
const most = 10;

/** Where the session is: a mark for each question, told by shape first, and the rating. */
export function SessionMarks({ session }: { readonly session: Session<unknown, unknown, unknown> }) {
  const t = useTranslations('training.session');
  const { answered, phase, length, rating } = session;
  const total = questionsIn(length);
  const number = answered.length + (phase === 'asking' ? 1 : 0);
  const right = answered.filter(({ verdict }) => verdict.isRight).length;
  const shown = Math.min(most, total ?? most);
  const first = Math.max(0, Math.min(number - shown + (total === null ? 0 : 2), (total ?? number) - shown));
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <VisuallyHidden>
          {total === null
            ? t('progressOnlyAloud', { number, right })
            : t('progressAloud', { number, total, right })}
        </VisuallyHidden>
        <span aria-hidden="true">
          {total === null ? t('progressOnly', { count: answered.length }) : t('progress', { number, total })}
        </span>
        <span className={styles.rating}>{t('rating', { rating: Math.round(rating.rating) })}</span>
      </p>
      <div className={styles.marks} aria-hidden="true">
        {Array.from({ length: shown }, (_, at) => {
          const place = first + at;
          const isRight = answered[place]?.verdict.isRight;
          return (
            <span
              key={place}
              className={styles.mark}
              data-result={isRight === undefined ? undefined : String(isRight)}
              data-now={place === number - 1 || undefined}
            >
              {isRight !== undefined && <Icon name={isRight ? 'check' : 'close'} />}
            </span>
          );
        })}
      </div>
    </div>
  );
}
