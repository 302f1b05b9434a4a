'use client';

import { pointsGrid, ruleFields } from '@farkle/rules';
import { NumberField, SelectField } from '@farkle/ui';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { RuleRowProps } from './RuleFieldRow.tsx';
import { type PointsField, usualPoints } from './ruleOffers.ts';
import styles from './SetUp.module.css';

const other = 'other';

/** A rule in points: the values that tables use, or any other on the grid. */
export function PointsRow({ field, value, error, onChange }: RuleRowProps<PointsField>) {
  const t = useTranslations('rules');
  const words = useTranslations('setUp.rules');
  const locale = useLocale();
  const usual = usualPoints[field];
  const [typing, setTyping] = useState(!usual.includes(value));
  const range = ruleFields[field];
  const own = typing || !usual.includes(value);
  return (
    <div className={styles.points}>
      <SelectField
        label={t(`fields.${field}`)}
        hint={t(`sentences.${field}`)}
        error={own ? undefined : error}
        value={own ? other : String(value)}
        options={[
          ...usual.map((points) => ({
            value: String(points),
            label: points === 0 ? t('values.off') : t('values.points', { points }),
          })),
          { value: other, label: words('other') },
        ]}
        onValueChange={(next) => {
          setTyping(next === other);
          if (next !== other) onChange(Number(next));
        }}
      />
      {own && range.kind === 'points' && (
        <NumberField
          label={words('otherValue', { field: t(`fields.${field}`) })}
          error={error}
          value={value}
          min={range.least}
          max={range.most}
          step={pointsGrid}
          locale={locale}
          decrementLabel={words('less')}
          incrementLabel={words('more')}
          adjusted={(change) => t('adjusted', change)}
          onValueChange={(next) => {
            // A step to one of the usual values does not take the field away.
            setTyping(true);
            onChange(next);
          }}
        />
      )}
    </div>
  );
}
