'use client';

import { useId } from 'react';
import styles from './ActionBar.module.css';

/** Something a person can do now, or cannot and is told why. */
export type Deed = {
  /** What the press will do: "Roll 3 dice", "Bank 450". */
  label: string;
  /** What follows from it: "450 at risk", "makes 4,650". */
  consequence?: string | undefined;
  /** Why it is not possible; stands in the place of the consequence. Without a reason the deed is possible. */
  disabledReason?: string | undefined;
  /** A key that does the same, as `aria-keyshortcuts` writes it: "R". */
  shortcut?: string | undefined;
  onPress: () => void;
  /** Pressed though not possible: the moment to say the reason aloud. */
  onRefused?: (() => void) | undefined;
};

type DeedButtonProps = { deed: Deed; tone: 'primary' | 'secondary' | 'single' };

/** Labels of more signs than this are set a little smaller where a button is narrow. */
const shortLabel = 12;

/** One deed as a button. It stays focusable when the deed is not possible, so that its reason can be read. */
export function DeedButton({ deed, tone }: DeedButtonProps) {
  const id = useId();
  const refused = deed.disabledReason !== undefined;
  const below = deed.disabledReason ?? deed.consequence;
  return (
    // What stands below the label describes the button and is not its name: it lies over it, not in it.
    <div className={styles.deed} data-tone={tone} data-refused={refused || undefined}>
      <button
        type="button"
        className={styles.button}
        aria-describedby={below === undefined ? undefined : id}
        aria-disabled={refused}
        aria-keyshortcuts={deed.shortcut}
        onClick={refused ? deed.onRefused : deed.onPress}
      >
        <span className={styles.label} data-long={deed.label.length > shortLabel || undefined}>
          {deed.label}
        </span>
      </button>
      {below === undefined ? null : (
        <span id={id} className={styles.below}>
          {below}
        </span>
      )}
      {deed.shortcut === undefined ? null : (
        <span className={styles.key} aria-hidden="true">
          {deed.shortcut}
        </span>
      )}
    </div>
  );
}
