'use client';

import { type ReactNode, useId } from 'react';
import styles from './GameLog.module.css';

export type GameLogEntry = {
  readonly id: string;
  /** A whole sentence; who and how much may be set in `<strong>`. */
  readonly text: ReactNode;
  /** `risk` for a farkle, `scores` for a bank worth a look; plain otherwise. */
  readonly tone?: 'plain' | 'scores' | 'risk' | undefined;
  /** Words on a dividing line above this entry: "Final round". */
  readonly divider?: ReactNode;
};

export type GameLogProps = {
  /** "This game". */
  readonly title: string;
  /** In the order they happened. */
  readonly entries: readonly GameLogEntry[];
  /** Which end is on top. */
  readonly order?: 'newest-first' | 'newest-last' | undefined;
  /** Shown while nothing has happened yet. */
  readonly emptyText?: string | undefined;
  /** Scrolls inside the height its place gives it, and can then be reached and scrolled with the keyboard. */
  readonly scrolls?: boolean | undefined;
};

/** What happened in this game, sentence by sentence. */
export function GameLog({
  title,
  entries,
  order = 'newest-first',
  emptyText,
  scrolls = false,
}: GameLogProps) {
  const titleId = useId();
  const shown = order === 'newest-first' ? entries.toReversed() : entries;
  return (
    <section className={styles.log} aria-labelledby={titleId} data-scrolls={scrolls ? '' : undefined}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {shown.length === 0 && emptyText !== undefined && <p className={styles.empty}>{emptyText}</p>}
      <div
        className={styles.scroller}
        {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : {})}
      >
        <ol className={styles.entries}>
          {shown.map((entry) => (
            <li
              key={entry.id}
              className={styles.entry}
              data-tone={entry.tone ?? 'plain'}
              data-divided={entry.divider === undefined ? undefined : ''}
            >
              {entry.divider !== undefined && <span className={styles.divider}>{entry.divider}</span>}
              <span className={styles.text}>{entry.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
