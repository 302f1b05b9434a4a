import type { ReactNode } from 'react';
import styles from './AskPanel.module.css';

/** The panel of a question: the heading on top, the answers at the thumb. */
export function AskPanel({ children }: { readonly children: ReactNode }) {
  return <div className={styles.ask}>{children}</div>;
}
