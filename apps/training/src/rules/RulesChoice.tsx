import type { TrainingRules } from '@farkle/profile';
import { useTranslations } from 'use-intl';
import styles from './RulesChoice.module.css';
import type { TrainedRules } from './trainedRules.ts';

export type RulesChoiceProps = {
  readonly rules: TrainedRules;
  readonly onChoose: (rules: TrainingRules) => void;
};

/** Which rules to train for: radio buttons that look like one switch. */
export function RulesChoice({ rules, onChoose }: RulesChoiceProps) {
  const t = useTranslations('training.home');
  const nameOf = useRulesName();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('rules')}</legend>
      <div className={styles.options}>
        {rules.choices.map((each) => (
          <label key={each} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name="rules"
              value={each}
              checked={each === rules.chosen}
              onChange={() => onChoose(each)}
            />
            <span className={styles.name}>{nameOf(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The name of a choice in the page's language. */
export function useRulesName(): (choice: TrainingRules) => string {
  const t = useTranslations('training.home');
  const presets = useTranslations('rules.presets');
  return (choice) => (choice === 'house' ? t('ownRules') : presets(choice));
}
