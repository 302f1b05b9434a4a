'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

/** What every field of the kit takes besides its own value. */
export type FieldWords = {
  /** Names the field. */
  readonly label: string;
  /** A sentence that explains the field, always shown. */
  readonly hint?: ReactNode;
  /** Why the value cannot stand; shown and read aloud with the field. */
  readonly error?: ReactNode;
};

/** The ids and ARIA attributes that tie a control to its label, hint and error. */
export type FieldWiring = {
  readonly id: string;
  readonly labelId: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly described: { readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true };
};

/** Names and descriptions of one field, the same on the server and in the browser. */
export function useFieldWiring({ hint, error }: Pick<FieldWords, 'hint' | 'error'>): FieldWiring {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].join(' ').trim();
  return {
    id,
    labelId: `${id}-label`,
    hintId,
    errorId,
    described: {
      ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
      ...(error === undefined ? {} : { 'aria-invalid': true }),
    },
  };
}

type FieldFrameProps = FieldWords & {
  readonly wiring: FieldWiring;
  readonly children: ReactNode;
  /** `beside`: the control stands at the end of the label's line; `below` (the default): under it. */
  readonly control?: 'beside' | 'below' | undefined;
};

/** Label, hint, control and error of a field, in the one order and look they have everywhere. */
export function FieldFrame({ label, hint, error, wiring, children, control = 'below' }: FieldFrameProps) {
  return (
    <div className={styles.field} data-control={control} data-invalid={error === undefined ? undefined : ''}>
      <div className={styles.words}>
        <label className={styles.label} id={wiring.labelId} htmlFor={wiring.id}>
          {label}
        </label>
        {hint !== undefined && (
          <p className={styles.hint} id={wiring.hintId}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.control}>{children}</div>
      {error !== undefined && <FieldError id={wiring.errorId}>{error}</FieldError>}
    </div>
  );
}

/** The reason why a value cannot stand. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
