import { type RuleSet, usualTurns } from '@farkle/rules';
import { Button } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { type Mode, modes } from '../play/gamePlan.ts';
import { setUpPath } from '../play/paths.ts';
import cards from './Cards.module.css';
import styles from './RulesPage.module.css';
import { Section } from './Section.tsx';
import { useRulesWords } from './useRulesWords.tsx';

/** How a game to the target ends, and one over turns. */
export function Ending({ ruleSet }: { readonly ruleSet: RuleSet }) {
  const { t } = useRulesWords();
  const { ending, target } = ruleSet;
  return (
    <Section name="end">
      <p>{t(`end.${ending}`, { target })}</p>
      <ul className={styles.points}>
        <li>{t('end.exact')}</li>
        {ending === 'finalRound' && <li>{t('end.shared')}</li>}
        <li>{t('end.ownBank')}</li>
        {ending === 'finalRound' && <li>{t('end.losing')}</li>}
        <li>{t('end.minimums')}</li>
        <li>{t('end.turns', { turns: usualTurns })}</li>
        <li>{t('end.leaving')}</li>
      </ul>
    </Section>
  );
}

/** The ways to play on this site, each with its end. */
export function Modes({ ruleSet }: { readonly ruleSet: RuleSet }) {
  const { t } = useRulesWords();
  const setUp = useTranslations('setUp.mode');
  return (
    <Section name="modes">
      <p>{t('modes.lead')}</p>
      <dl className={cards.modes}>
        {modes.map((mode) => (
          <div key={mode} className={cards.mode}>
            <dt className={cards.modeName}>{setUp(mode)}</dt>
            <dd>{setUp(`${mode}Text`)}</dd>
            <dd className={styles.small}>{endOf(mode)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('modes.rules')}</p>
      <p className={styles.screenOnly}>
        <Button render={<Link href={setUpPath} />}>{t('modes.start')}</Button>
      </p>
    </Section>
  );

  function endOf(mode: Mode): string {
    switch (mode) {
      case 'computer':
      case 'together':
        return t(`modes.${ruleSet.ending}`);
      case 'soloTurns':
        return t('modes.turns', { turns: usualTurns });
      case 'soloFewest':
        return t('modes.fewest', { target: ruleSet.target });
      default:
        return mode satisfies never;
    }
  }
}
