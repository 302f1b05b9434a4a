import { Button, LiveRegion, Notice } from '@farkle/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { brain } from '../brain/brain.ts';
import { useBrainState } from '../brain/useBrainState.ts';
import { positionFault } from '../positions/positionFault.ts';
import type { ScreenProps } from '../session/drill.ts';
import styles from './ExplorerScreen.module.css';
import { freshExplored, underRules } from './explored.ts';
import { formatExplored } from './exploredAddress.ts';
import { PositionForm } from './PositionForm.tsx';
import { RulesEditor } from './RulesEditor.tsx';
import { Thresholds } from './Thresholds.tsx';
import { useBestWords } from './useBestWords.ts';
import { useExplored } from './useExplored.ts';
import { useValuation } from './useValuation.ts';
import { ValuePanel } from './ValuePanel.tsx';

/** Any position under any rules, and everything that can be done there with its value. */
export function ExplorerScreen({ ruleSet: trained }: ScreenProps) {
  const t = useTranslations('training.explorer');
  const { explored, isBroken, explore } = useExplored(trained);
  const { ruleSet, position } = explored;
  const fault = positionFault(position, ruleSet);
  const valued = useValuation(fault === null ? explored : null);
  const state = useBrainState(ruleSet);
  useEffect(() => brain().prepare(ruleSet), [ruleSet]);

  return (
    <div className={styles.explorer}>
      <div className={styles.head}>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.presses}>
          <CopyLink />
          <Button variant="quiet" icon="again" onClick={() => explore(freshExplored(trained))}>
            {t('position.reset')}
          </Button>
        </div>
      </div>
      {isBroken && <Notice tone="risk">{t('faults.link')}</Notice>}
      <div className={styles.columns}>
        <section className={styles.setUp} aria-labelledby="explorer-position">
          <h2 id="explorer-position" className={styles.title}>
            {t('position.title')}
          </h2>
          <RulesEditor ruleSet={ruleSet} onRules={(rules) => explore(underRules(explored, rules))} />
          <PositionForm
            explored={explored}
            fault={fault}
            onPosition={(next) => explore({ ruleSet, position: next })}
          />
        </section>
        <div className={styles.value}>
          <ValuePanel valued={valued} isPossible={fault === null} state={state} />
        </div>
      </div>
      <Thresholds ruleSet={ruleSet} />
      <Announcer valued={valued} />
    </div>
  );
}

/** Puts the address on the clipboard, where the browser lets it. */
function CopyLink() {
  const t = useTranslations('training.explorer.position');
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setSaid('copied');
    } catch {
      setSaid('notCopied');
    }
  }
  return (
    <>
      <Button variant="quiet" icon="share" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <span role="status" className={styles.said}>
        {said === null ? '' : t(said)}
      </span>
    </>
  );
}

/** Somebody who types would hear every step; the best is said once it rests. */
const restMs = 700;

function Announcer({ valued }: { readonly valued: ReturnType<typeof useValuation> }) {
  const bestWords = useBestWords();
  const [said, setSaid] = useState<{ readonly id: string; readonly text: string } | null>(null);
  const text =
    valued === null || valued.valuation === 'failed' ? null : bestWords(valued.valuation, valued.of.position);
  const id = valued === null ? '' : formatExplored(valued.of);

  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setSaid({ id, text }), restMs);
    return () => clearTimeout(timer);
  }, [id, text]);

  return <LiveRegion announcement={said} />;
}
