import { formatDice, type RuleSet } from '@farkle/rules';
import { DiceRow } from '@farkle/ui';
import cards from './Cards.module.css';
import { type Dispute, disputes } from './figures/disputes.ts';
import styles from './RulesPage.module.css';
import { Section } from './Section.tsx';
import { useRulesWords } from './useRulesWords.tsx';

/** What tables quarrel about, each roll with its dice, its worth and the reason. */
export function Disputes({ ruleSet }: { readonly ruleSet: RuleSet }) {
  const { t } = useRulesWords();
  return (
    <Section name="disputes">
      <p>{t('disputes.lead')}</p>
      <ul className={cards.disputes}>
        {disputes(ruleSet).map((dispute) => (
          <li
            key={`${formatDice(dispute.before?.dice ?? [])}:${formatDice(dispute.roll)}`}
            className={cards.dispute}
          >
            <Settled dispute={dispute} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Settled({ dispute }: { readonly dispute: Dispute }) {
  const { t, dice, combination } = useRulesWords();
  const { before, points, left, reason } = dispute;
  return (
    <>
      {before !== null && (
        <p className={cards.roll}>
          <span className={styles.small}>{t('disputes.before')}</span>
          <DiceRow faces={before.dice} name={dice(before.dice)} />
        </p>
      )}
      <p className={cards.roll}>
        {before !== null && <span className={styles.small}>{t('disputes.then')}</span>}
        <DiceRow faces={dispute.dice} dull={left} name={dice(dispute.roll)} />
      </p>
      <p className={cards.worth}>{t('disputes.worth', { points: points + (before?.points ?? 0) })}</p>
      {before === null ? (
        <ul className={cards.parts}>
          {dispute.parts.map(({ kind, dice: group, count, points: worth }) => (
            <li key={formatDice(group)}>
              {t('disputes.part', { count, name: combination(kind, group), points: worth })}
            </li>
          ))}
          {left.length > 0 && <li>{t('disputes.left', { dice: formatDice(left) })}</li>}
        </ul>
      ) : (
        <p className={styles.small}>
          {t('disputes.sum', { before: before.points, now: points, total: before.points + points })}
        </p>
      )}
      <p className={cards.reason}>{t(`disputes.why.${reason}`)}</p>
    </>
  );
}
