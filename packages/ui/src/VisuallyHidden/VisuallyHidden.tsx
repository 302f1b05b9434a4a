import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = {
  /** The words; nothing that takes the focus. */
  readonly children: ReactNode;
};

/** Words for those who listen: read aloud, taking no room on the screen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>;
}
