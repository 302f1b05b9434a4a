import { IconButton } from '@farkle/ui';
import type { CSSProperties, Ref } from 'react';
import { useTranslations } from 'use-intl';
import styles from './EstimateSlider.module.css';
import type { Scale } from './question.ts';

export type EstimateSliderProps = {
  readonly id: string;
  /** The id of what asks for the estimate. */
  readonly labelledBy: string;
  readonly scale: Scale;
  readonly value: number;
  /** The value as it is read aloud. */
  readonly valueWords: string;
  readonly onChange: (value: number) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A slider with a press at each end for the last small step. */
export function EstimateSlider({
  id,
  labelledBy,
  scale,
  value,
  valueWords,
  onChange,
  ref,
}: EstimateSliderProps) {
  const t = useTranslations('training.odds');
  const { most, step } = scale;
  // Steps are counted, so that a hundred hundredths are one.
  const at = Math.round(value / step);
  const last = Math.round(most / step);
  const move = (to: number) => onChange(valueAt(Math.min(last, Math.max(0, to)), last, most));
  return (
    <div className={styles.slider}>
      <IconButton icon="minus" label={t('less')} onClick={() => move(at - 1)} />
      <input
        ref={ref}
        id={id}
        className={styles.range}
        type="range"
        min={0}
        max={last}
        step={1}
        value={at}
        aria-labelledby={labelledBy}
        aria-valuetext={valueWords}
        style={{ '--share': at / last } as CSSProperties}
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
      />
      <IconButton icon="plus" label={t('more')} onClick={() => move(at + 1)} />
    </div>
  );
}

function valueAt(at: number, last: number, most: number): number {
  return (at * most) / last;
}
