'use client';

import { FieldFrame, type FieldWords, useFieldWiring } from '../Field/FieldFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SelectField.module.css';

export type SelectOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
};

export type SelectFieldProps<Value extends string> = FieldWords & {
  /** The chosen one. */
  readonly value: Value;
  /** What can be chosen, in order. */
  readonly options: readonly SelectOption<Value>[];
  /** Another one was chosen. */
  readonly onValueChange: (value: Value) => void;
  /** Not possible now; its reason belongs into `hint`. */
  readonly disabled?: boolean | undefined;
  /** Its name in a form that is sent. */
  readonly name?: string | undefined;
};

/**
 * One of a list. The browser's own select on purpose: a phone shows its own picker, it works before scripts run,
 * and it needs no style element that a content security policy would have to allow.
 */
export function SelectField<Value extends string>({
  value,
  options,
  onValueChange,
  disabled = false,
  name,
  ...words
}: SelectFieldProps<Value>) {
  const wiring = useFieldWiring(words);
  return (
    <FieldFrame {...words} wiring={wiring}>
      <span className={styles.frame}>
        <select
          className={styles.select}
          id={wiring.id}
          name={name}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen) onValueChange(chosen.value);
          }}
          {...wiring.described}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.mark}>
          <Icon name="choose" />
        </span>
      </span>
    </FieldFrame>
  );
}
