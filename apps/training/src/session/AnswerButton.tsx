import type { ReactNode } from 'react';
import styles from './AnswerButton.module.css';
import { KeyCap } from './KeyCap.tsx';

export type AnswerButtonProps = {
  readonly children: ReactNode;
  /** The key that gives this answer; null where single keys are switched off. */
  readonly keyName: string | null;
  /** The answer is words rather than a number. */
  readonly isWords?: boolean | undefined;
  readonly onPress: () => void;
};

/** One of several answers. */
export function AnswerButton({ children, keyName, isWords = false, onPress }: AnswerButtonProps) {
  return (
    <button
      type="button"
      className={styles.answer}
      data-words={isWords || undefined}
      aria-keyshortcuts={keyName ?? undefined}
      onClick={onPress}
    >
      {children}
      {keyName !== null && (
        <span className={styles.key}>
          <KeyCap name={keyName} />
        </span>
      )}
    </button>
  );
}

/** The answers beside each other where they fit. */
export function Answers({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={label} className={styles.answers}>
      {children}
    </div>
  );
}
