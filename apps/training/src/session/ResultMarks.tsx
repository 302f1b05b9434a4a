import { Icon } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import styles from './Summary.module.css';

/** The answers of a session in a row, told by shape first. */
export function ResultMarks({ results }: { readonly results: readonly boolean[] }) {
  const t = useTranslations('training.summary');
  return (
    <ol className={styles.marks} aria-label={t('results')}>
      {results.map((isRight, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place in the session
          key={at}
          className={styles.mark}
          data-result={String(isRight)}
          aria-label={t('row', { number: at + 1, isRight: String(isRight) })}
        >
          <Icon name={isRight ? 'check' : 'close'} />
        </li>
      ))}
    </ol>
  );
}
