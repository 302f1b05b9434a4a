'use client';

import type { RuleSet } from '@farkle/rules';
import { ruleFields } from '@farkle/rules';
import { IconButton, SelectField } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { PointsRow } from './PointsRow.tsx';
import type { ChoiceField, PointsField } from './ruleOffers.ts';
import styles from './SetUp.module.css';

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
  /** Its lesson, where one is offered: the address, and what happens before somebody goes there. */
  readonly lesson?: { readonly href: string; readonly onLeave: () => void } | undefined;
}

/** A rule with its name, its sentence, the values it can have and the way to its lesson. */
export function RuleFieldRow({ field, rules, error, onChange, lesson }: RuleFieldRowProps) {
  const t = useTranslations('rules.fields');
  const words = useTranslations('setUp.rules');
  const change = (value: unknown) => onChange({ ...rules, [field]: value });
  const row = isPointsField(field) ? (
    <PointsRow field={field} value={rules[field]} error={error} onChange={change} />
  ) : (
    <ChoiceRow field={field} value={rules[field]} error={error} onChange={change} />
  );
  if (lesson === undefined) return row;
  return (
    <div className={styles.row}>
      {row}
      <IconButton
        icon="help"
        id={explainId(field)}
        label={words('whatIs', { rule: t(field) })}
        render={<Link href={lesson.href} prefetch={false} />}
        onClick={lesson.onLeave}
      />
    </div>
  );
}

/** The id of the press that leads to a rule's lesson. */
export function explainId(field: keyof RuleSet): string {
  return `what-is-${field}`;
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
