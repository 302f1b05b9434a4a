import type { ReactNode } from 'react';
import styles from './Board.module.css';

export type BoardProps = {
  /** A line above the dice; its place is kept whether there is one or not. */
  readonly line?: ReactNode;
  readonly children: ReactNode;
};

/** The cloth that the dice of a question lie on. */
export function Board({ line, children }: BoardProps) {
  return (
    <div className={styles.table}>
      <div className={styles.line}>{line}</div>
      <div className={styles.roll}>{children}</div>
    </div>
  );
}
