'use client';

import { useLayoutEffect, useRef } from 'react';
import { Die } from '../Die/Die.tsx';
import type { Face } from '../Die/face.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './KeptRows.module.css';

export type KeptRow = {
  /** Tells the row from the others of its turn: the number of the roll. */
  key: string | number;
  /** The dice set aside in that roll, 1 to 6 of them. */
  faces: readonly Face[];
  /** Their points, written for the reader's language: "1,000". */
  points: string;
  /** The row in words, for those who hear it: "Roll 2: 2 2 2, 200 points". */
  name: string;
};

export type KeptRowsProps = {
  /** The accessible name of the whole: "Kept dice". */
  label: string;
  /** Rows of earlier rolls of this turn, oldest first. */
  rows: readonly KeptRow[];
  /** The row now being chosen, its points written as an addition: "+ 200". */
  pending?: KeptRow | undefined;
};

/** More rows than this are set in smaller dice. */
const roomyRows = 3;
/** On a narrow screen more dice than this in a row are set smaller too, beside the turn points. */
const shortRow = 4;
/** More rows than this scroll, the newest in view. */
const visibleRows = 4;

/** The dice kept in this turn, a row for each roll, in a space that is as high empty as full. */
export function KeptRows({ label, rows, pending }: KeptRowsProps) {
  const shown = pending === undefined ? rows : [...rows, pending];
  const frame = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest row comes into view when one is added
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, [shown.length]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={frame}
      role="group"
      aria-label={label}
      className={styles.frame}
      data-long={shown.some((row) => row.faces.length > shortRow) || undefined}
      data-density={shown.length > roomyRows ? 'tight' : 'roomy'}
      // What scrolls must be reachable by keyboard.
      tabIndex={shown.length > visibleRows ? 0 : undefined}
    >
      <ol className={styles.rows}>
        {shown.map((row) => (
          <li key={row.key} className={styles.row} data-pending={row === pending || undefined}>
            <VisuallyHidden>{row.name}</VisuallyHidden>
            <span className={styles.dice} aria-hidden="true">
              {row.faces.map((face, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a row have no other identity
                <Die key={at} face={face} size="inherit" />
              ))}
            </span>
            <span className={styles.points} aria-hidden="true">
              {row.points}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
