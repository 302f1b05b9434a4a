import { classic, parseRuleSet, pointsGrid, type RuleSet, ruleFields, simple } from '@farkle/rules';
import { NumberField, SelectField } from '@farkle/ui';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { tableKey } from '../rules/tableKey.ts';
import styles from './RulesEditor.module.css';

export type RulesEditorProps = {
  readonly ruleSet: RuleSet;
  readonly onRules: (ruleSet: RuleSet) => void;
};

const presets = { classic, simple } as const;

/** The rules of the position: a preset, and any field of it changed. */
export function RulesEditor({ ruleSet, onRules }: RulesEditorProps) {
  const t = useTranslations('training.explorer.rules');
  const names = useTranslations('rules.presets');
  const key = tableKey(ruleSet);
  const chosen = key === 'classic' || key === 'simple' ? key : 'own';
  return (
    <div className={styles.rules}>
      <SelectField
        label={t('label')}
        value={chosen}
        options={[
          { value: 'classic' as const, label: names('classic') },
          { value: 'simple' as const, label: names('simple') },
          ...(chosen === 'own' ? [{ value: 'own' as const, label: t('own') }] : []),
        ]}
        onValueChange={(next) => next !== 'own' && onRules(presets[next])}
      />
      <details className={styles.details}>
        <summary className={styles.summary}>{t('change')}</summary>
        <div className={styles.fields}>
          {(Object.keys(ruleFields) as (keyof RuleSet)[]).map((field) => (
            <RuleField key={field} field={field} ruleSet={ruleSet} onRules={onRules} />
          ))}
        </div>
      </details>
    </div>
  );
}

type RuleFieldProps = RulesEditorProps & { readonly field: keyof RuleSet };

/** A field of the rule set. A value that makes no sense is refused with its reason and changes nothing. */
function RuleField({ field, ruleSet, onRules }: RuleFieldProps) {
  const t = useTranslations('rules');
  const position = useTranslations('training.explorer.position');
  const locale = useLocale();
  const [error, setError] = useState<string | undefined>(undefined);
  const kind = ruleFields[field];

  function change(value: number | string): void {
    const parsed = parseRuleSet({ ...ruleSet, [field]: value });
    setError(
      parsed.ok
        ? undefined
        : t(`refusals.${parsed.error.code}`, { field: t(`fields.${parsed.error.field as keyof RuleSet}`) }),
    );
    if (parsed.ok) onRules(parsed.value);
  }

  const words = {
    label: t(`fields.${field}`),
    hint: t(`sentences.${field}`),
    ...(error === undefined ? {} : { error }),
  };
  if (kind.kind === 'points') {
    return (
      <NumberField
        {...words}
        value={ruleSet[field] as number}
        min={kind.least}
        max={kind.most}
        step={pointsGrid}
        decrementLabel={position('less')}
        incrementLabel={position('more')}
        adjusted={(typed) => t('adjusted', typed)}
        locale={locale}
        onValueChange={change}
      />
    );
  }
  return (
    <SelectField
      {...words}
      value={ruleSet[field] as string}
      options={kind.values.map((value) => ({ value, label: choiceWords(value) }))}
      onValueChange={change}
    />
  );

  function choiceWords(value: string): string {
    if (value === 'flat') return t('values.flat', { four: 1000, five: 2000, six: 3000 });
    return t(
      `values.${value as 'finalRound' | 'immediate' | 'mayRoll' | 'mustRoll' | 'doubled' | 'linear' | 'none'}`,
    );
  }
}
