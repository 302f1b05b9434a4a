'use client';

import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FieldFrame, type FieldWords, useFieldWiring } from '../Field/FieldFrame.tsx';
import styles from './TextField.module.css';

export type TextFieldProps = FieldWords & {
  /** What stands in it. */
  readonly value: string;
  /** Something was typed. */
  readonly onValueChange: (value: string) => void;
  /** The most characters that can be typed. */
  readonly maxLength?: number | undefined;
  /** What the browser may fill in; nothing unless said. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** `code` sets letters apart and asks the keyboard for capitals. */
  readonly kind?: 'name' | 'code' | undefined;
  /** Not possible now; its reason belongs into `hint`. */
  readonly disabled?: boolean | undefined;
  /** Its name in a form that is sent. */
  readonly name?: string | undefined;
};

/** A line of text: a player's name, a challenge's code. */
export function TextField({
  value,
  onValueChange,
  maxLength,
  autoComplete = 'off',
  kind = 'name',
  disabled = false,
  name,
  ...words
}: TextFieldProps) {
  const wiring = useFieldWiring(words);
  return (
    <FieldFrame {...words} wiring={wiring}>
      <input
        className={styles.input}
        data-kind={kind}
        id={wiring.id}
        type="text"
        name={name}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        autoCapitalize={kind === 'code' ? 'characters' : 'words'}
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        {...wiring.described}
      />
    </FieldFrame>
  );
}
