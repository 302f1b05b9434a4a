import type { Combination, RuleSet } from '@farkle/rules';
import { formatDice } from '@farkle/rules';
import { Die } from '@farkle/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { spoken } from '../words/words.ts';
import styles from './ScoringTable.module.css';
import { scoringGroups } from './scoringGroups.ts';

/** What scores under the rules in force: dice, name, points. */
export function ScoringTable({ label, ruleSet }: { readonly label: string; readonly ruleSet: RuleSet }) {
  const rules = useTranslations('rules');
  const format = useFormatter();
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{label}</h3>
      <ul className={styles.rows}>
        {scoringGroups(ruleSet).map((group) => (
          <li key={formatDice(group.dice)} className={styles.row}>
            <span className={styles.dice} role="img" aria-label={spoken(group.dice, format)}>
              {group.dice.map((face, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a group have no other identity
                <Die key={at} face={face} size="tiny" />
              ))}
            </span>
            <span className={styles.name}>{nameOf(group)}</span>
            <span className={styles.points}>{format.number(group.points)}</span>
          </li>
        ))}
      </ul>
    </section>
  );

  function nameOf({ kind, dice: [face] }: Combination): string {
    return kind === 'single'
      ? rules('combinations.single', { face: format.number(face ?? 0) })
      : rules(`combinations.${kind}`);
  }
}
