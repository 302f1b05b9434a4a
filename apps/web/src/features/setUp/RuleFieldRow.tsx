'use client';

import type { RuleSet } from '@farkle/rules';
import { ruleFields } from '@farkle/rules';
import { SelectField } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { PointsRow } from './PointsRow.tsx';
import type { ChoiceField, PointsField } from './ruleOffers.ts';

/** One rule of the set-up page. */
export interface RuleRowProps<Field extends keyof RuleSet> {
  readonly field: Field;
  readonly value: RuleSet[Field];
  /** Why this value cannot stay, in words. */
  readonly error: string | undefined;
  readonly onChange: (value: RuleSet[Field]) => void;
}

interface RuleFieldRowProps {
  readonly field: keyof RuleSet;
  readonly rules: RuleSet;
  readonly error: string | undefined;
  readonly onChange: (rules: RuleSet) => void;
}

/** A rule with its name, its sentence and the values it can have. */
export function RuleFieldRow({ field, rules, error, onChange }: RuleFieldRowProps) {
  const change = (value: unknown) => onChange({ ...rules, [field]: value });
  if (isPointsField(field))
    return <PointsRow field={field} value={rules[field]} error={error} onChange={change} />;
  return <ChoiceRow field={field} value={rules[field]} error={error} onChange={change} />;
}

function isPointsField(field: keyof RuleSet): field is PointsField {
  return ruleFields[field].kind === 'points';
}

/** Worth of four, five and six of a kind where it is the same for every face (rulebook: `flat`). */
const flatWorth = { four: 1000, five: 2000, six: 3000 };

const choices: { readonly [Field in ChoiceField]: readonly RuleSet[Field][] } = {
  ending: ['finalRound', 'immediate'],
  hotDice: ['mayRoll', 'mustRoll'],
  ofAKind: ['flat', 'doubled', 'linear', 'none'],
};

function ChoiceRow({ field, value, error, onChange }: RuleRowProps<ChoiceField>) {
  const t = useTranslations('rules');
  return (
    <SelectField<string>
      label={t(`fields.${field}`)}
      hint={t(`sentences.${field}`)}
      error={error}
      value={value}
      options={choices[field].map((choice) => ({
        value: choice,
        label: choice === 'flat' ? t('values.flat', flatWorth) : t(`values.${choice}`),
      }))}
      onValueChange={(next) => onChange(next as RuleSet[ChoiceField])}
    />
  );
}
