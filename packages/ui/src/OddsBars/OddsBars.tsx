import type { CSSProperties, ReactNode } from 'react';
import styles from './OddsBars.module.css';

export type OddsBar = {
  /** Tells the bar from the others. */
  readonly key: string | number;
  /** What the chance is of: "2 dice". */
  readonly label: string;
  /** Before the label: dice, as decoration. */
  readonly picture?: ReactNode;
  /** The chance, 0 to 1. */
  readonly value: number;
  /** The chance in words: "44.4%". */
  readonly text: string;
};

export type OddsBarsProps = {
  /** What all bars measure: "Chance of a farkle by number of dice". */
  readonly label: string;
  /** The chances, in the order in which they are read. */
  readonly bars: readonly OddsBar[];
};

/** Chances beside each other as bars, each with its words: a list for those who hear it. */
export function OddsBars({ label, bars }: OddsBarsProps) {
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ key, label: name, picture, value, text }) => (
        <li key={key} className={styles.row}>
          {picture !== undefined && (
            <span className={styles.picture} aria-hidden="true">
              {picture}
            </span>
          )}
          <span className={styles.label}>{name}</span>
          <span className={styles.track} style={{ '--share': value } as CSSProperties} aria-hidden="true">
            <span className={styles.filled} />
          </span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
