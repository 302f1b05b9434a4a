import { VisuallyHidden } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import styles from './PresetChoice.module.css';
import { type Preset, presets } from './preset.ts';

export type PresetChoiceProps = {
  readonly preset: Preset;
  readonly onChoose: (preset: Preset) => void;
};

/** Which table to train for: two radio buttons that look like one switch. */
export function PresetChoice({ preset, onChoose }: PresetChoiceProps) {
  const t = useTranslations('training');
  const names = useTranslations('rules.presets');
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>{t('preset')}</VisuallyHidden>
      </legend>
      {presets.map((each) => (
        <label key={each} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name="preset"
            value={each}
            checked={each === preset}
            onChange={() => onChoose(each)}
          />
          <span className={styles.name}>{names(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
