import styles from './BlankDice.module.css';

export type BlankDiceProps = {
  readonly count: number;
  /** Small, as decoration: its words stand beside it. */
  readonly small?: boolean;
  readonly label?: string;
};

/** Dice that nobody has rolled yet: without pips. */
export function BlankDice({ count, small = false, label }: BlankDiceProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className={styles.dice} data-small={small || undefined} {...named}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blank dice have no other identity
        <span key={at} className={styles.die} aria-hidden="true">
          ?
        </span>
      ))}
    </div>
  );
}
