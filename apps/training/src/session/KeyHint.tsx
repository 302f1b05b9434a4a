import type { ReactNode } from 'react';
import styles from './KeyCap.module.css';

/** Which keys do what, in one line, where there probably is a keyboard. */
export function KeyHint({ children }: { readonly children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
