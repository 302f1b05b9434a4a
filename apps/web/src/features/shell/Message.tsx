import { Die, Page } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './Message.module.css';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  /** What can be done about it, the expected deed first. */
  readonly children: ReactNode;
}

/** A page that has one thing to say and one or two ways on. */
export function Message({ title, text, children }: MessageProps) {
  const t = useTranslations('site');
  return (
    <Page skipLabel={t('skip')} width="text">
      <div className={styles.message}>
        <span className={styles.dice}>
          <Die face={2} size="inherit" look="dull" />
          <Die face={3} size="inherit" look="dull" />
        </span>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>{children}</div>
      </div>
    </Page>
  );
}
