'use client';

import { Switch } from '@base-ui/react/switch';
import { FieldFrame, type FieldWords, useFieldWiring } from '../Field/FieldFrame.tsx';
import styles from './SwitchField.module.css';

export type SwitchFieldProps = FieldWords & {
  /** On or off. */
  readonly checked: boolean;
  /** It was turned. */
  readonly onCheckedChange: (checked: boolean) => void;
  /** Not possible now; its reason belongs into `hint`. */
  readonly disabled?: boolean | undefined;
  /** Its name in a form that is sent. */
  readonly name?: string | undefined;
};

/** On or off, in force at once. The words are a target too; the knob's place and a tick tell the state. */
export function SwitchField({
  checked,
  onCheckedChange,
  disabled = false,
  name,
  ...words
}: SwitchFieldProps) {
  const wiring = useFieldWiring(words);
  return (
    <FieldFrame {...words} wiring={wiring} control="beside">
      <Switch.Root
        nativeButton
        render={<button type="button" />}
        id={wiring.id}
        className={styles.switch}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        disabled={disabled}
        name={name}
        aria-labelledby={wiring.labelId}
        {...wiring.described}
      >
        <span className={styles.track}>
          <Switch.Thumb className={styles.knob} />
        </span>
      </Switch.Root>
    </FieldFrame>
  );
}
