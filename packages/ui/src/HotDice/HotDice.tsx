import styles from './HotDice.module.css';

export type HotDiceProps = {
  /** The cry: "Hot dice!" */
  title: string;
  /** What it means now: "All six score. Roll all six again, or bank." */
  text?: string;
};

/**
 * A short celebration in words, for the moment when all six dice have scored. It is as high as the risk bar,
 * whose place it may take, and says nothing aloud: the live region does.
 */
export function HotDice({ title, text }: HotDiceProps) {
  return (
    <p className={styles.strip}>
      <span className={styles.places} aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <span key={place} className={styles.place} />
        ))}
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {text === undefined ? null : <span className={styles.text}> {text}</span>}
      </span>
    </p>
  );
}
