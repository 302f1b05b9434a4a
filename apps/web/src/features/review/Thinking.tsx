import { useTranslations } from 'next-intl';
import { useId } from 'react';
import styles from './Thinking.module.css';

interface ThinkingProps {
  readonly part: 'solving' | 'moves';
  /** 0 to 1. */
  readonly share: number;
}

/** How far the coach is, while the page stays free for anything else. */
export function Thinking({ part, share }: ThinkingProps) {
  const t = useTranslations('review.thinking');
  const id = useId();
  return (
    <div className={styles.thinking}>
      <p id={id}>{t(part, { share })}</p>
      <progress className={styles.bar} aria-labelledby={id} value={share} max={1} />
    </div>
  );
}
