'use client';

import { type ReactNode, useRef } from 'react';
import styles from './DiceTray.module.css';
import { Place, type TrayDie } from './Place.tsx';
import { useRollEnd } from './useRollEnd.ts';

export type DiceTrayProps = {
  /** The accessible name of the whole: "Dice". */
  label: string;
  /** Six places in reading order; `null` is an empty place, which stays where a die was. */
  places: readonly (TrayDie | null)[];
  /** Dice are moving: no die can be chosen, captions are away, a press anywhere calls `onSkip`. */
  rolling?: boolean;
  /** Names the roll; another key starts another movement. */
  rollKey?: string | number;
  /**
   * `hot`: all six places light up, shortly, and keep a quiet glow. `frozen`: a farkle, the table holds its
   * breath.
   */
  mood?: 'calm' | 'hot' | 'frozen';
  /** A die that can be chosen or put back was pressed. */
  onToggle?: (place: number) => void;
  /** A die that is shown as a button but cannot be chosen now was pressed. */
  onRefused?: (place: number) => void;
  /** The tray was pressed while dice were rolling. */
  onSkip?: () => void;
  /** All dice lie still; once a roll, at once when no motion is wanted, never lost. */
  onRollEnd?: () => void;
  /** Shown over the middle of the tray without moving anything. */
  children?: ReactNode;
};

/** The six places of the table with the dice that lie on them. */
export function DiceTray({
  label,
  places,
  rolling = false,
  rollKey = 0,
  mood = 'calm',
  onToggle,
  onRefused,
  onSkip,
  onRollEnd,
  children,
}: DiceTrayProps) {
  const root = useRef<HTMLDivElement>(null);
  useRollEnd(root, rolling, rollKey, onRollEnd);

  function press(place: number, die: TrayDie) {
    if (rolling) return;
    if (die.press === 'toggle') onToggle?.(place);
    if (die.press === 'refused') onRefused?.(place);
  }

  return (
    // Skipping is a shortcut of the hand: the keyboard skips by pressing any die, whose press arrives here.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={root}
      role="group"
      aria-label={label}
      className={styles.tray}
      data-rolling={rolling || undefined}
      data-mood={mood}
      onClick={rolling ? onSkip : undefined}
    >
      <div className={styles.grid}>
        {Array.from({ length: 6 }, (_, place) => (
          <Place
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
            key={place}
            place={place}
            die={places[place] ?? null}
            rolling={rolling}
            rollKey={rollKey}
            frozen={mood === 'frozen'}
            onPress={press}
          />
        ))}
      </div>
      {children === undefined ? null : <div className={styles.over}>{children}</div>}
    </div>
  );
}
