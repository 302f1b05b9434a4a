import type { RuleSet } from '@farkle/rules';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { differences, nearestPreset, type PresetName, presets } from '../setUp/ruleOffers.ts';
import { PrintButton } from './PrintButton.tsx';
import styles from './RuleChoice.module.css';
import page from './RulesPage.module.css';
import { type From, rulesAddress } from './rulesAddress.ts';
import { SingleRules } from './SingleRules.tsx';

interface RuleChoiceProps {
  readonly ruleSet: RuleSet;
  readonly from: From;
}

/** Which rules the page shows: presets as links, every single rule in a panel. */
export function RuleChoice({ ruleSet, from }: RuleChoiceProps) {
  const t = useTranslations('rulesPage');
  const names = useTranslations('rules.presets');
  const sentences = useTranslations('rules.presetSentences');
  const base = nearestPreset(ruleSet);
  const count = differences(ruleSet, presets[base]);
  return (
    <div className={styles.choice}>
      <nav className={styles.presets} aria-label={t('choice.label')}>
        {(['classic', 'simple'] as const satisfies readonly PresetName[]).map((preset) => (
          <Link
            key={preset}
            className={styles.preset}
            href={rulesAddress(presets[preset], from)}
            scroll={false}
            prefetch={false}
            aria-current={preset === base && count === 0 ? 'true' : undefined}
          >
            <strong>{names(preset)}</strong>
            <span className={page.small}>{sentences(preset)}</span>
          </Link>
        ))}
      </nav>
      <p className={styles.shown} role="status">
        {t('choice.shown', { count, preset: names(base) })}
      </p>
      <div className={styles.presses}>
        <SingleRules
          ruleSet={ruleSet}
          from={from}
          words={{
            change: t('choice.change'),
            loading: t('choice.loading'),
            cannot: t('choice.cannot'),
          }}
        />
        <PrintButton>{t('print')}</PrintButton>
      </div>
    </div>
  );
}
