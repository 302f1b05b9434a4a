import { Fragment } from 'react';
import styles from './ShortcutList.module.css';

export type Shortcut = {
  readonly id: string;
  /** The keys as written on them; any one of them does it: ["1", "2"] or, with `through`, "1 – 6". */
  readonly keys: readonly string[];
  /** The keys are the two ends of a run. */
  readonly through?: boolean | undefined;
  /** What the key does. */
  readonly label: string;
};

export type ShortcutListProps = {
  /** The keys, in the order in which they are read. */
  readonly shortcuts: readonly Shortcut[];
};

/** Which key does what. */
export function ShortcutList({ shortcuts }: ShortcutListProps) {
  return (
    <dl>
      {shortcuts.map(({ id, keys, through, label }) => (
        <div key={id} className={styles.row}>
          <dt className={styles.keys}>
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && <span className={styles.between}>{through ? '–' : ' '}</span>}
                <kbd className={styles.key}>{key}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd className={styles.label}>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
