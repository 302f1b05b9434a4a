'use client';

import { writeSettings } from '@farkle/profile';
import type { RuleSet, RuleSetError } from '@farkle/rules';
import { Button, Notice, RadioCards } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { ruleLessonAddress } from '../learn/lessonAddress.ts';
import type { Mode } from '../play/gamePlan.ts';
import { rulesAddress } from '../rules/rulesAddress.ts';
import { explainId, RuleFieldRow } from './RuleFieldRow.tsx';
import { differences, flowRows, nearestPreset, type PresetName, presets, scoringRows } from './ruleOffers.ts';
import styles from './SetUp.module.css';
import { useConflictSentence } from './useConflictSentence.ts';

interface RulesPanelProps {
  readonly mode: Mode;
  readonly rules: RuleSet;
  readonly conflict: RuleSetError | null;
  /** The preset to measure against, once one has been chosen; it is known when the page goes on with a kept set-up. */
  readonly chosenBase?: PresetName | undefined;
  /** The rule to come back to: its panel is open, and the focus is on it. */
  readonly backAt?: keyof RuleSet | undefined;
  /** Somebody goes to the lesson of a rule. */
  readonly onExplain: (field: keyof RuleSet, base: PresetName) => void;
  readonly onChange: (rules: RuleSet) => void;
}

/** The rules of the new game: a preset to start from, and every single rule in a panel that opens. */
export function RulesPanel({
  mode,
  rules,
  conflict,
  chosenBase,
  backAt,
  onExplain,
  onChange,
}: RulesPanelProps) {
  const t = useTranslations('setUp.rules');
  const names = useTranslations('rules.presets');
  const sentences = useTranslations('rules.presetSentences');
  const [chosen, setChosen] = useState<PresetName | null>(chosenBase ?? null);
  const [open, setOpen] = useState(backAt !== undefined);
  const [kept, setKept] = useState(false);
  // Rules that come from the settings, which the server does not know, find their preset until something is changed.
  const base = chosen ?? nearestPreset(rules);
  const sentence = useConflictSentence(conflict);
  const count = differences(rules, presets[base]);

  const change = (next: RuleSet, from: PresetName = base) => {
    setChosen(from);
    setKept(false);
    onChange(next);
  };
  useEffect(() => {
    if (backAt !== undefined) document.getElementById(explainId(backAt))?.focus();
  }, [backAt]);

  const startFrom = (preset: PresetName) => change(presets[preset], preset);

  return (
    <section className={styles.section}>
      <RadioCards<PresetName>
        label={t('label')}
        arrangement="row"
        value={base}
        options={(['classic', 'simple'] as const).map((preset) => ({
          value: preset,
          title: names(preset),
          text: sentences(preset),
        }))}
        onValueChange={startFrom}
      />
      <details
        className={styles.rules}
        open={open || conflict !== null}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className={styles.summary}>
          <span>{t('change')}</span>
          <span className={styles.count}>{t('changed', { count, preset: names(base) })}</span>
        </summary>
        {mode === 'soloTurns' && <Notice>{t('forTurns')}</Notice>}
        {group(t('flow'), flowRows)}
        {group(t('combinations'), scoringRows)}
      </details>
      <div className={styles.ruleActions}>
        {count > 0 && (
          <Button variant="quiet" icon="again" onClick={() => startFrom(base)}>
            {t('reset', { preset: names(base) })}
          </Button>
        )}
        <Button
          variant="quiet"
          icon="check"
          disabled={conflict !== null}
          onClick={() => {
            writeSettings({ houseRules: count === 0 && base === 'classic' ? null : rules });
            setKept(true);
          }}
        >
          {t('keep')}
        </Button>
        {conflict === null && (
          // In a tab of its own: what has been chosen and typed here stays.
          <Button
            variant="quiet"
            icon="book"
            render={<Link href={rulesAddress(rules)} target="_blank" prefetch={false} />}
          >
            {t('explain')}
          </Button>
        )}
        <p className={styles.kept} role="status">
          {kept ? t('kept') : ''}
        </p>
      </div>
    </section>
  );

  function group(title: string, fields: readonly (keyof RuleSet)[]) {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{title}</legend>
        <div className={styles.fields}>
          {fields.map((field) => (
            <RuleFieldRow
              key={field}
              field={field}
              rules={rules}
              error={conflict?.field === field ? sentence : undefined}
              onChange={(next) => change(next)}
              lesson={{
                href: ruleLessonAddress(field, rules, base),
                onLeave: () => onExplain(field, base),
              }}
            />
          ))}
        </div>
      </fieldset>
    );
  }
}
