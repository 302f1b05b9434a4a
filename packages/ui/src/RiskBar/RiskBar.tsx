'use client';

import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './RiskBar.module.css';

export type RiskBarProps = {
  /** What the bar measures: "Next roll, 2 dice"; parts may be emphasised. */
  label?: ReactNode;
  /** The chance, 0 to 1. Without one the bar is empty and only its space is kept. */
  value?: number | undefined;
  /** The chance in words: "44.4% farkle". */
  text?: string;
};

/** How likely the next roll is to farkle: words, a bar, words. Its height is the same when it is empty. */
export function RiskBar({ label, value, text }: RiskBarProps) {
  const id = useId();
  if (value === undefined) return <div className={styles.bar} data-empty aria-hidden="true" />;
  return (
    <div className={styles.bar} role="img" aria-labelledby={`${id}label ${id}text`}>
      <span id={`${id}label`} className={styles.label}>
        {label}
      </span>
      <span className={styles.track} style={{ '--share': value } as CSSProperties}>
        <span className={styles.filled} />
      </span>
      <span id={`${id}text`} className={styles.text}>
        {text}
      </span>
    </div>
  );
}
