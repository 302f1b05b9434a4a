import type { ReactNode } from 'react';
import styles from './TopBar.module.css';

export type TopBarProps = {
  /** The page's name; it is the page's main heading. */
  readonly title: ReactNode;
  /** The way back: an `IconButton` with a link. */
  readonly back?: ReactNode;
  /** One or two presses at the end: help, the menu. */
  readonly actions?: ReactNode;
};

/** The top of a screen: back, its name, what else there is. */
export function TopBar({ title, back, actions }: TopBarProps) {
  return (
    <div className={styles.bar}>
      {back !== undefined && <div className={styles.back}>{back}</div>}
      <h1 className={styles.title}>{title}</h1>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
