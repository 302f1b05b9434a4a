'use client';

import { parseRuleSet, type RuleSet } from '@farkle/rules';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '../../i18n/navigation.ts';
import { RuleFieldRow } from '../setUp/RuleFieldRow.tsx';
import { flowRows, scoringRows } from '../setUp/ruleOffers.ts';
import { useConflictSentence } from '../setUp/useConflictSentence.ts';
import styles from './RuleChoice.module.css';
import page from './RulesPage.module.css';
import { type From, rulesAddress } from './rulesAddress.ts';

interface RuleFieldsProps {
  readonly ruleSet: RuleSet;
  readonly from: From;
  /** Said while the chosen rules contradict each other. */
  readonly cannot: string;
}

/** Every rule with its values. A change shows the page under it and stands in the address. */
export function RuleFields({ ruleSet, from, cannot }: RuleFieldsProps) {
  const t = useTranslations('setUp.rules');
  const router = useRouter();
  const [draft, setDraft] = useState(ruleSet);
  const [shown, setShown] = useState(rulesAddress(ruleSet));
  // Rules chosen elsewhere on the page replace what stands here.
  if (shown !== rulesAddress(ruleSet)) {
    setShown(rulesAddress(ruleSet));
    setDraft(ruleSet);
  }
  const parsed = parseRuleSet(draft);
  const conflict = parsed.ok ? null : parsed.error;
  const sentence = useConflictSentence(conflict);

  const change = (next: RuleSet) => {
    setDraft(next);
    const rules = parseRuleSet(next);
    if (rules.ok) router.replace(rulesAddress(rules.value, from), { scroll: false });
  };

  return (
    <>
      <p className={styles.conflict} role="status">
        {conflict === null ? '' : cannot}
      </p>
      {group(t('flow'), flowRows)}
      {group(t('combinations'), scoringRows)}
    </>
  );

  function group(title: string, fields: readonly (keyof RuleSet)[]) {
    return (
      <fieldset className={styles.group}>
        <legend className={page.subheading}>{title}</legend>
        <div className={styles.fields}>
          {fields.map((field) => (
            <RuleFieldRow
              key={field}
              field={field}
              rules={draft}
              error={conflict?.field === field ? sentence : undefined}
              onChange={change}
            />
          ))}
        </div>
      </fieldset>
    );
  }
}
