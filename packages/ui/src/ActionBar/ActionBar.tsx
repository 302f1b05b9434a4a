'use client';

import { useLayoutEffect, useRef } from 'react';
import styles from './ActionBar.module.css';
import { type Deed, DeedButton } from './DeedButton.tsx';

export type ActionBarProps = {
  /** The accessible name of the whole: "Your move". */
  label: string;
  /** The deed that risks: Roll. */
  roll: Deed;
  /** The deed that secures: Bank. */
  bank: Deed;
  /** One wide deed in the place of both: going on after a farkle. */
  single?: Deed | undefined;
};

/**
 * Roll and Bank, always in the same place, each saying what it will do and what follows. When the pair gives
 * way to a single deed, or comes back, a keyboard that was in the bar stays in it.
 */
export function ActionBar({ label, roll, bank, single }: ActionBarProps) {
  const root = useRef<HTMLDivElement>(null);
  const inBar = useRef(false);
  const alone = single !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change places only with `alone`
  useLayoutEffect(() => {
    const lost = inBar.current && !root.current?.contains(document.activeElement);
    if (lost) root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [alone]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={root}
      role="group"
      aria-label={label}
      className={styles.bar}
      onFocus={() => {
        inBar.current = true;
      }}
      onBlur={(event) => {
        inBar.current = event.currentTarget.contains(event.relatedTarget);
      }}
    >
      {single === undefined ? (
        <>
          <DeedButton key="roll" deed={roll} tone="secondary" />
          <DeedButton key="bank" deed={bank} tone="primary" />
        </>
      ) : (
        <DeedButton key="single" deed={single} tone="single" />
      )}
    </div>
  );
}
