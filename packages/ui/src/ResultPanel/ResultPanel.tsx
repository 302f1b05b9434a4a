import type { ReactNode } from 'react';
import { Celebration } from './Celebration.tsx';
import styles from './ResultPanel.module.css';

export type ResultRow = {
  readonly id: string;
  /** The place as text: "1", "=1". */
  readonly place: string;
  readonly name: string;
  /** Formatted: "10,250". */
  readonly score: string;
  /** A few words: "left", "shared win", "in 14 turns". */
  readonly note?: string | undefined;
  readonly winner?: boolean | undefined;
};

export type ResultPanelProps = {
  /** Who won: "You win", "Ada and Hard share the win". */
  readonly headline: ReactNode;
  /** By how much, or what it means. */
  readonly subline?: ReactNode;
  /** Names the list: "Final scores". */
  readonly rankingLabel: string;
  /** In the order of the places. */
  readonly rows: readonly ResultRow[];
  /** Gold, for a moment, when there is something to celebrate. */
  readonly celebrate?: boolean | undefined;
  /** Rematch, review, home. */
  readonly actions?: ReactNode;
  /** Anything more to tell: a record, an achievement. */
  readonly children?: ReactNode;
};

/** The end of a game: who won, by how much, what next. */
export function ResultPanel({
  headline,
  subline,
  rankingLabel,
  rows,
  celebrate = false,
  actions,
  children,
}: ResultPanelProps) {
  return (
    <section className={styles.panel} data-celebrate={celebrate ? '' : undefined}>
      <Celebration lit={celebrate} />
      <h2 className={styles.headline}>{headline}</h2>
      {subline !== undefined && <p className={styles.subline}>{subline}</p>}
      <ol className={styles.rows} aria-label={rankingLabel}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row} data-winner={row.winner ? '' : undefined}>
            <span className={styles.place}>{row.place}</span>
            <span className={styles.who}>
              <span className={styles.name}>{row.name}</span>{' '}
              {row.note !== undefined && <span className={styles.note}>{row.note}</span>}
            </span>
            <span className={styles.score}>{row.score}</span>
          </li>
        ))}
      </ol>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
