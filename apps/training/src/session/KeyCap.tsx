import styles from './KeyCap.module.css';

/** A key beside what it does, where there probably is a keyboard. */
export function KeyCap({ name }: { readonly name: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {name}
    </span>
  );
}
