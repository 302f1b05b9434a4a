import type { RuleSet } from '@farkle/rules';
import { DiceRow } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import type { Question } from './question.ts';
import styles from './ValueMiniature.module.css';

/** The position in small: what was kept earlier, and the roll with what is set aside ringed. */
export function ValueMiniature({ question }: { readonly question: Question; readonly ruleSet: RuleSet }) {
  const t = useTranslations('training.value');
  const { kept, roll, chosen } = question.position;
  return (
    <>
      {kept.length > 0 && (
        <p className={styles.kept}>
          {t('keptEarlier')}
          <DiceRow faces={kept} />
        </p>
      )}
      <DiceRow faces={roll} ringed={chosen} />
    </>
  );
}
