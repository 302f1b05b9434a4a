import { farkleOdds, type RuleSet } from '@farkle/rules';
import type { BestTurn } from '@farkle/strategy';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { brain } from '../brain/brain.ts';
import type { Thresholds as Found } from '../brain/brainMessages.ts';
import { tableKey } from '../rules/tableKey.ts';
import styles from './Thresholds.module.css';

/** From how many points one banks, by dice left, as a picture and as a table in one; and what such a turn brings. */
export function Thresholds({ ruleSet }: { readonly ruleSet: RuleSet }) {
  const t = useTranslations('training.explorer.thresholds');
  const found = useThresholds(ruleSet);
  if (found === null) return null;
  const { entered, firstBank } = found;
  return (
    <section className={styles.thresholds} aria-labelledby="explorer-thresholds">
      <h2 id="explorer-thresholds" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('lead')}</p>
      <ThresholdTable turn={entered} ruleSet={ruleSet} label={t('title')} />
      <p>{t('turn', { points: entered.expectedPoints, chance: entered.farkleChance })}</p>
      {firstBank !== null && (
        <>
          <h3 className={styles.subtitle}>{t('firstBank')}</h3>
          <ThresholdTable turn={firstBank} ruleSet={ruleSet} label={t('firstBank')} />
          <p>
            {t('firstBankTurn', {
              minimum: ruleSet.entryMinimum,
              points: firstBank.expectedPoints,
              chance: firstBank.farkleChance,
            })}
          </p>
        </>
      )}
    </section>
  );
}

type ThresholdTableProps = {
  readonly turn: BestTurn;
  readonly ruleSet: RuleSet;
  readonly label: string;
};

function ThresholdTable({ turn, ruleSet, label }: ThresholdTableProps) {
  const t = useTranslations('training.explorer.thresholds');
  const finite = turn.bankFrom.filter((points) => Number.isFinite(points));
  const most = Math.max(...finite);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('dice')}</th>
          <th scope="col" colSpan={2}>
            {t('bankFrom')}
          </th>
          <th scope="col">{t('farkle')}</th>
        </tr>
      </thead>
      <tbody>
        {[1, 2, 3, 4, 5, 6].map((dice) => {
          const points = turn.bankFrom[dice] ?? Number.POSITIVE_INFINITY;
          const { farkles, rolls } = farkleOdds(dice, ruleSet);
          // Thresholds lie between a few hundred and many thousand points: their roots can be compared by eye.
          const share = Number.isFinite(points) && most > 0 ? Math.sqrt(points / most) : 1;
          return (
            <tr key={dice}>
              <th scope="row">
                <span>{t('diceCount', { count: dice })}</span>
                {dice === 6 && <span className={styles.hot}>{t('hot')}</span>}
              </th>
              <td className={styles.picture} aria-hidden="true">
                <span className={styles.bar} style={{ '--share': share } as CSSProperties}>
                  <span className={styles.filled} data-never={!Number.isFinite(points) || undefined} />
                </span>
              </td>
              <td className={styles.points}>
                {Number.isFinite(points) ? t('points', { points }) : t('never')}
              </td>
              <td className={styles.chance}>{t('chance', { chance: farkles / rolls })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function useThresholds(ruleSet: RuleSet): Found | null {
  const [found, setFound] = useState<{ readonly key: string; readonly thresholds: Found } | null>(null);
  const key = tableKey(ruleSet);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the rule set
  useEffect(() => {
    let waiting = true;
    brain()
      .thresholds(ruleSet)
      .then(
        (thresholds) => waiting && setFound({ key, thresholds }),
        // Without a worker there is no table; what else is on the page says so.
        () => undefined,
      );
    return () => {
      waiting = false;
    };
  }, [key]);

  return found?.key === key ? found.thresholds : null;
}
