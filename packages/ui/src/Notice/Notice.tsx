import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'scores' | 'risk' | 'celebration';

export type NoticeProps = {
  /** `risk` for a loss or a warning, `scores` for good news, `celebration` in gold, `info` (the default) for the rest. */
  readonly tone?: NoticeTone | undefined;
  /** The news in a word or two: "Farkle", "Hot dice". */
  readonly title?: ReactNode;
  /** One sentence. */
  readonly children?: ReactNode;
  /** Another drawing than the tone's own. */
  readonly icon?: IconName | undefined;
  /** One press that answers the notice. */
  readonly action?: ReactNode;
};

const drawing: Record<NoticeTone, IconName> = {
  info: 'info',
  scores: 'check',
  risk: 'warning',
  celebration: 'spark',
};

/** News in its place on the page: told by a drawing and words, coloured second. Announcing it is LiveRegion's part. */
export function Notice({ tone = 'info', title, children, icon, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <span className={styles.mark}>
        <Icon name={icon ?? drawing[tone]} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <p className={styles.text}>{children}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
