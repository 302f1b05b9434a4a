import { mostSeats, type RuleSet } from '@farkle/rules';
import type { RollOdds } from './figures/rollOdds.ts';
import styles from './RulesPage.module.css';
import { Section } from './Section.tsx';
import { useRulesWords } from './useRulesWords.tsx';

/** What one needs and what it is about. */
export function NeedAndAim({ ruleSet }: { readonly ruleSet: RuleSet }) {
  const { t } = useRulesWords();
  return (
    <>
      <Section name="need">
        <ul className={styles.points}>
          <li>{t('need.dice')}</li>
          <li>{t('need.players', { least: 2, most: mostSeats })}</li>
          <li>{t('need.paper')}</li>
        </ul>
      </Section>
      <Section name="aim">
        <p>{t(`aim.${ruleSet.ending}`, { target: ruleSet.target })}</p>
        <p>{t('aim.heart')}</p>
      </Section>
    </>
  );
}

interface TurnStepsProps {
  readonly ruleSet: RuleSet;
  readonly odds: readonly RollOdds[];
}

/** A turn in the order in which it is played. */
export function TurnSteps({ ruleSet, odds }: TurnStepsProps) {
  const { t, percent, strong } = useRulesWords();
  const { entryMinimum, bankMinimum, threeFarkles, hotDice } = ruleSet;
  return (
    <Section name="turn">
      <ol className={styles.steps}>
        <li>{t.rich('turn.roll', strong)}</li>
        <li>
          {t.rich('turn.farkle', { ...strong, chance: percent(odds.at(-1)?.chance ?? 0) })}
          {threeFarkles > 0 && (
            <span className={styles.extra}>{t('turn.threeFarkles', { points: threeFarkles })}</span>
          )}
        </li>
        <li>{t.rich('turn.setAside', strong)}</li>
        <li>{t.rich('turn.count', strong)}</li>
        <li>{t.rich('turn.choose', strong)}</li>
        <li>
          {t.rich('turn.bank', strong)}
          {entryMinimum > bankMinimum && (
            <span className={styles.extra}>{t('turn.entryMinimum', { points: entryMinimum })}</span>
          )}
          {bankMinimum > 0 && (
            <span className={styles.extra}>{t('turn.bankMinimum', { points: bankMinimum })}</span>
          )}
        </li>
        <li>{t.rich(`turn.${hotDice}`, strong)}</li>
      </ol>
    </Section>
  );
}
