'use client';

import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { type ReactNode, useId } from 'react';
import field from '../Field/Field.module.css';
import { FieldError, type FieldWords, useFieldWiring } from '../Field/FieldFrame.tsx';
import styles from './RadioCards.module.css';

export type RadioCard<Value extends string> = {
  readonly value: Value;
  readonly title: string;
  /** One sentence. */
  readonly text?: ReactNode;
  /** A drawing at the start of the card. */
  readonly picture?: ReactNode;
  readonly disabled?: boolean | undefined;
};

export type RadioCardsProps<Value extends string> = FieldWords & {
  /** The chosen one. */
  readonly value: Value;
  /** The cards, in order. */
  readonly options: readonly RadioCard<Value>[];
  /** Another one was chosen. */
  readonly onValueChange: (value: Value) => void;
  /** `stack` (the default): one under another; `row`: beside each other where they fit. */
  readonly arrangement?: 'stack' | 'row' | undefined;
  /** Its name in a form that is sent. */
  readonly name?: string | undefined;
};

/** A choice of few, each with a title and a sentence: modes, levels. Arrows move and choose. */
export function RadioCards<Value extends string>({
  value,
  options,
  onValueChange,
  arrangement = 'stack',
  name,
  ...words
}: RadioCardsProps<Value>) {
  const { labelId, hintId, errorId, described } = useFieldWiring(words);
  return (
    <div className={field.field}>
      <div className={field.words}>
        <span className={field.label} id={labelId}>
          {words.label}
        </span>
        {words.hint !== undefined && (
          <p className={field.hint} id={hintId}>
            {words.hint}
          </p>
        )}
      </div>
      <RadioGroup
        className={styles.cards}
        data-arrangement={arrangement}
        value={value}
        onValueChange={(next) => {
          const chosen = options.find((option) => option.value === next);
          if (chosen) onValueChange(chosen.value);
        }}
        name={name}
        aria-labelledby={labelId}
        {...described}
      >
        {options.map((option) => (
          <Card key={option.value} option={option} />
        ))}
      </RadioGroup>
      {words.error !== undefined && <FieldError id={errorId}>{words.error}</FieldError>}
    </div>
  );
}

function Card<Value extends string>({ option }: { readonly option: RadioCard<Value> }) {
  const id = useId();
  return (
    <Radio.Root
      className={styles.card}
      value={option.value}
      disabled={option.disabled ?? false}
      aria-labelledby={`${id}-title`}
      {...(option.text === undefined ? {} : { 'aria-describedby': `${id}-text` })}
    >
      {option.picture !== undefined && <span className={styles.picture}>{option.picture}</span>}
      <span className={styles.words}>
        <span className={styles.title} id={`${id}-title`}>
          {option.title}
        </span>
        {option.text !== undefined && (
          <span className={styles.text} id={`${id}-text`}>
            {option.text}
          </span>
        )}
      </span>
      <span className={styles.ring}>
        <Radio.Indicator className={styles.pip} />
      </span>
    </Radio.Root>
  );
}
