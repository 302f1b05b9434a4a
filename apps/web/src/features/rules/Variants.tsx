import type { RuleSet } from '@farkle/rules';
import { IconButton } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { ruleLessonAddress } from '../learn/lessonAddress.ts';
import { nearestPreset } from '../setUp/ruleOffers.ts';
import cards from './Cards.module.css';
import type { Variant, VariantEffect, VariantRow } from './figures/variants.ts';
import { variantRows } from './figures/variants.ts';
import styles from './RulesPage.module.css';
import { type From, rulesAddress } from './rulesAddress.ts';
import { Section } from './Section.tsx';
import { useRulesWords } from './useRulesWords.tsx';

interface VariantsProps {
  readonly ruleSet: RuleSet;
  readonly from: From;
}

/** Every rule that a table can change, the values in use, and what each changes. */
export function Variants({ ruleSet, from }: VariantsProps) {
  const { t, rules, percent, value } = useRulesWords();
  const setUp = useTranslations('setUp.rules');
  const base = nearestPreset(ruleSet);
  const { scoring, flow } = variantRows(ruleSet);
  return (
    <Section name="variants">
      <p>{t('variants.lead')}</p>
      <p>{t('variants.effects')}</p>
      <h3 className={styles.subheading}>{t('variants.combinations')}</h3>
      <ul className={cards.variants}>{scoring.map(row)}</ul>
      <h3 className={styles.subheading}>{t('variants.flow')}</h3>
      <ul className={cards.variants}>{flow.map(row)}</ul>
    </Section>
  );

  function row({ field, variants }: VariantRow) {
    return (
      <li key={field} className={cards.variant}>
        <div className={cards.variantHead}>
          <h4 className={cards.variantName}>{rules(`fields.${field}`)}</h4>
          <IconButton
            icon="help"
            label={setUp('whatIs', { rule: rules(`fields.${field}`) })}
            render={<Link href={ruleLessonAddress(field, ruleSet, base, null)} prefetch={false} />}
          />
        </div>
        <p className={styles.small}>{rules(`sentences.${field}`)}</p>
        <ul className={cards.values}>{variants.map((variant) => entry(field, variant))}</ul>
      </li>
    );
  }

  function entry(field: keyof RuleSet, { ruleSet: changed, inForce, effect }: Variant) {
    const words = value(field, changed);
    return (
      <li key={String(changed[field])} className={cards.value} data-here={inForce || undefined}>
        {inForce ? (
          <span className={cards.here}>
            <strong>{words}</strong> <span className={cards.hereMark}>{t('variants.here')}</span>
          </span>
        ) : (
          <Link
            className={cards.valueLink}
            href={rulesAddress(changed, from, 'variants')}
            scroll={false}
            prefetch={false}
          >
            {words}
          </Link>
        )}
        {effect.kind !== 'none' && <span className={cards.effect}>{effectOf(effect)}</span>}
      </li>
    );
  }

  function effectOf(effect: Exclude<VariantEffect, { kind: 'none' }>): string {
    switch (effect.kind) {
      case 'dice':
        return t('variants.dice', { chance: percent(effect.farkle), points: Math.round(effect.turn) });
      case 'turn':
      case 'firstBank':
        return t(`variants.${effect.kind}`, { points: Math.round(effect.turn) });
      case 'threeFarkles':
        return t('variants.threeFarkles', { chance: percent(effect.chance) });
      default:
        return effect satisfies never;
    }
  }
}
