import type { ReactNode } from 'react';
import styles from './TurnPanel.module.css';

export type TurnPanelProps = {
  /** What the points are: "at risk this turn", "lost". */
  label: string;
  /** The points of the turn, written for the reader's language: "1,250". */
  points: string;
  /**
   * `risk`: they can still be lost. `calm`: there is nothing to lose. `banked`: they are safe. `lost`: a
   * farkle took them, and they stand struck through until the farkle is acknowledged.
   */
  tone?: 'risk' | 'calm' | 'banked' | 'lost';
  /** What stands at its right: the kept rows. */
  children?: ReactNode;
};

/** The points of this turn, large, and the rows they came from. */
export function TurnPanel({ label, points, tone = 'risk', children }: TurnPanelProps) {
  return (
    <div className={styles.panel} data-tone={tone}>
      <p className={styles.sum}>
        <span className={styles.label}>{label}</span>{' '}
        {tone === 'lost' ? (
          <s className={styles.points}>{points}</s>
        ) : (
          <span className={styles.points}>{points}</span>
        )}
      </p>
      <div className={styles.aside}>{children}</div>
    </div>
  );
}
