'use client';

import { playerName, writeSettings } from '@farkle/profile';
import { classic } from '@farkle/rules';
import { Button, IconButton, Page, RadioCards, TopBar } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { useAwake } from '../device/useAwake.ts';
import { useSettings } from '../device/useSettings.ts';
import type { AddressSeed } from '../play/addressSeed.ts';
import { type Mode, modes } from '../play/gamePlan.ts';
import { homePath } from '../play/paths.ts';
import { ReplaceDialog } from '../play/ReplaceDialog.tsx';
import { useStartGame } from '../play/useStartGame.ts';
import { asksForKeptSetUp, type KeptSetUp, keepSetUp, readKeptSetUp } from './keptSetUp.ts';
import { RulesPanel } from './RulesPanel.tsx';
import { SeatsPanel } from './SeatsPanel.tsx';
import { SeedNotice } from './SeedNotice.tsx';
import styles from './SetUp.module.css';
import { StartTrouble } from './StartTrouble.tsx';
import { freshDraft, planFrom, ruleConflict, type SetUpDraft } from './setUpDraft.ts';

interface SetUpPageProps {
  readonly mode: Mode;
  readonly seed: AddressSeed;
}

/** Setting up a game: how, against whom, under which rules. */
export function SetUpPage({ mode, seed }: SetUpPageProps) {
  const t = useTranslations('setUp');
  const site = useTranslations('site');
  const settings = useSettings();
  const awake = useAwake();
  const { start, busy, question, error } = useStartGame();
  const [changed, setChanged] = useState<SetUpDraft | null>(null);
  const [kept, setKept] = useState<KeptSetUp | null>(null);

  // What was left to read about a rule; the server does not know it.
  useEffect(() => {
    const found = asksForKeptSetUp() ? readKeptSetUp() : null;
    setKept(found);
    if (found !== null) setChanged(found.draft);
  }, []);

  // Until something is changed the page follows the device's settings, which the server does not know.
  const draft = changed ?? freshDraft(mode, settings.houseRules ?? classic, settings.names);
  const conflict = ruleConflict(draft);
  const plan = planFrom(draft);

  const begin = () => {
    if (plan === null || seed.kind === 'refused') return;
    const names = draft.names.map(playerName).filter((name) => name !== '');
    if (draft.mode === 'together' && names.length > 0) writeSettings({ names });
    start(plan, seed.kind === 'seed' ? seed.seed : null);
  };

  return (
    <Page
      skipLabel={site('skip')}
      width="text"
      header={
        <TopBar
          title={t('title')}
          back={<IconButton icon="back" label={site('home')} render={<Link href={homePath} />} />}
        />
      }
    >
      <form
        className={styles.form}
        // What is typed before the page listens would be lost.
        inert={!awake}
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <SeedNotice seed={seed} />
        <RadioCards<Mode>
          label={t('mode.label')}
          value={draft.mode}
          options={modes.map((each) => ({
            value: each,
            title: t(`mode.${each}`),
            text: t(`mode.${each}Text`),
          }))}
          onValueChange={(next) => setChanged({ ...draft, mode: next })}
        />
        <SeatsPanel draft={draft} onChange={setChanged} />
        <RulesPanel
          key={kept === null ? 'fresh' : 'kept'}
          chosenBase={kept?.base}
          backAt={kept?.field}
          onExplain={(field, base) => keepSetUp({ draft, base, field })}
          mode={draft.mode}
          rules={draft.rules}
          conflict={conflict}
          onChange={(rules) => setChanged({ ...draft, rules })}
        />
        <div className={styles.start}>
          {error !== null && <StartTrouble error={error} />}
          {conflict !== null && <p className={styles.conflict}>{t('cannotStart')}</p>}
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            busy={busy}
            disabled={conflict !== null || seed.kind === 'refused'}
          >
            {t('start')}
          </Button>
        </div>
      </form>
      <ReplaceDialog question={question} />
    </Page>
  );
}
