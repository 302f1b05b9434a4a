import { useTranslations } from 'use-intl';
import styles from './App.module.css';

/** A room is being loaded. */
export function Loading() {
  const t = useTranslations('training');
  return <p className={styles.loading}>{t('loading')}</p>;
}
