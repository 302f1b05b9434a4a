'use client';

import { NumberField as Base } from '@base-ui/react/number-field';
import { type ReactNode, useRef, useState } from 'react';
import { FieldFrame, type FieldWords, useFieldWiring } from '../Field/FieldFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { type NumberGrid, settleOnGrid, wholeNumber } from './grid.ts';
import styles from './NumberField.module.css';

/** What was typed, the number on the grid that it went to, and the grid. */
export type Adjusted = NumberGrid & { readonly typed: number; readonly settled: number };

export type NumberFieldProps = FieldWords &
  NumberGrid & {
    /** The number, on the grid. */
    readonly value: number;
    /** Called with numbers on the grid only: at each step, and when typing ends. */
    readonly onValueChange: (value: number) => void;
    /** Names the steps' presses: "Less", "More". */
    readonly decrementLabel: string;
    /** The other of the two: "More". */
    readonly incrementLabel: string;
    /** Says that what was typed cannot be and has gone to the nearest number; shown and read aloud. */
    readonly adjusted: (change: Adjusted) => ReactNode;
    /** A BCP 47 tag, for the digits' grouping. */
    readonly locale?: string | undefined;
    /** Not possible now; its reason belongs into `hint`. */
    readonly disabled?: boolean | undefined;
    /** Its name in a form that is sent. */
    readonly name?: string | undefined;
  };

/**
 * A number with steps to press. What is typed may be anything while it is being typed; on leaving the field or
 * pressing Enter it goes to the nearest number of the grid and says so, and no other number ever gets out.
 */
export function NumberField({
  value,
  onValueChange,
  min,
  max,
  step,
  decrementLabel,
  incrementLabel,
  adjusted,
  locale,
  disabled = false,
  name,
  ...words
}: NumberFieldProps) {
  const wiring = useFieldWiring(words);
  const [draft, setDraft] = useState<number | null>(null);
  const [note, setNote] = useState<ReactNode>(null);
  const text = useRef('');

  const settle = (typed: number | null) => {
    setDraft(null);
    text.current = '';
    if (typed === null) return;
    const settled = settleOnGrid(typed, { min, max, step });
    setNote(settled === typed ? null : adjusted({ typed, settled, min, max, step }));
    if (settled !== value) onValueChange(settled);
  };

  return (
    <FieldFrame {...words} wiring={wiring}>
      <Base.Root
        id={wiring.id}
        value={draft ?? value}
        min={min}
        max={max}
        step={step}
        largeStep={step * 10}
        smallStep={step}
        disabled={disabled}
        locale={locale}
        name={name}
        onValueChange={(next, { reason }) => {
          if (reason.startsWith('input-')) setDraft(next);
          else settle(next);
        }}
        onValueCommitted={(next, { reason }) => {
          if (reason.startsWith('input-')) settle(wholeNumber(text.current) ?? next);
        }}
      >
        <Base.Group className={styles.group} data-invalid={words.error === undefined ? undefined : ''}>
          <Base.Decrement className={styles.step} aria-label={decrementLabel}>
            <Icon name="minus" />
          </Base.Decrement>
          <Base.Input
            className={styles.input}
            aria-roledescription={undefined}
            {...wiring.described}
            onInput={(event) => {
              text.current = event.currentTarget.value;
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // In a form Enter would send it: here it means this number only.
              event.preventDefault();
              // Leaving and coming back makes the number settle, and has it read aloud as it now stands.
              event.currentTarget.blur();
              event.currentTarget.focus();
            }}
          />
          <Base.Increment className={styles.step} aria-label={incrementLabel}>
            <Icon name="plus" />
          </Base.Increment>
        </Base.Group>
      </Base.Root>
      <p className={styles.note} role="status">
        {note}
      </p>
    </FieldFrame>
  );
}
