import { formatDice } from '@farkle/rules';
import { DiceRow, VisuallyHidden } from '@farkle/ui';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerKey, Choice } from '../../positions/answerKey.ts';
import styles from './ChoiceList.module.css';

export type ChoiceListProps = {
  readonly currency: AnswerKey['currency'];
  /** Best first. */
  readonly choices: readonly Choice[];
  /** The one that was made. */
  readonly made?: Choice | null;
};

/** Choices with their values as numbers and bars, and what each costs against the best. */
export function ChoiceList({ currency, choices, made = null }: ChoiceListProps) {
  const t = useTranslations('training.decisions.options');
  const best = choices[0];
  if (best === undefined) return null;
  return (
    <ol className={styles.list} aria-label={t('label')}>
      {choices.map((choice) => {
        const { setAside, then, turnPoints, diceLeft, value, cost } = choice;
        const share = currency === 'turns' ? best.value / value : value / best.value;
        const style = {
          '--share': Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0,
        } as CSSProperties;
        return (
          <li
            key={`${setAside.join('')} ${then}`}
            className={styles.choice}
            data-best={choice === best || undefined}
            data-made={choice === made || undefined}
            style={style}
          >
            <span className={styles.move}>
              <VisuallyHidden>{formatDice(setAside)}, </VisuallyHidden>
              <DiceRow faces={setAside} />
              <span className={styles.deed}>
                {then === 'bank' ? t('bank', { points: turnPoints }) : t('roll', { count: diceLeft })}
              </span>
              {choice === best && <span className={styles.tag}>{t('best')}</span>}
              {choice === made && choice !== best && <span className={styles.tag}>{t('yours')}</span>}
            </span>
            <span className={styles.value}>{t(currency, { value })}</span>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.filled} />
            </span>
            <span className={styles.cost}>
              {cost > 0 && (
                <>
                  <span aria-hidden="true">{t(`cost.${currency}`, { cost })}</span>
                  <VisuallyHidden>{t(`costAloud.${currency}`, { cost })}</VisuallyHidden>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
