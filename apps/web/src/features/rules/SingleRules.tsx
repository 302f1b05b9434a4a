'use client';

import type { RuleSet } from '@farkle/rules';
import { lazy, Suspense, useState } from 'react';
import styles from './RuleChoice.module.css';
import type { From } from './rulesAddress.ts';

/** The fields come when they are asked for: most readers do without. */
const RuleFields = lazy(() => import('./RuleFields.tsx').then(({ RuleFields }) => ({ default: RuleFields })));

interface SingleRulesProps {
  readonly ruleSet: RuleSet;
  readonly from: From;
  readonly words: { readonly change: string; readonly loading: string; readonly cannot: string };
}

/** The panel in which every single rule can be changed. */
export function SingleRules({ ruleSet, from, words }: SingleRulesProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.single} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{words.change}</summary>
      {open && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <RuleFields ruleSet={ruleSet} from={from} cannot={words.cannot} />
        </Suspense>
      )}
    </details>
  );
}
