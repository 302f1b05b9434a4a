'use client';

import type { StoreError } from '@farkle/profile';
import { GameTable, useTable } from '@farkle/table';
import { type MenuItem, Notice } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link, useRouter } from '../../i18n/navigation.ts';
import { rulesAddress } from '../rules/rulesAddress.ts';
import { EndActions } from './EndActions.tsx';
import styles from './GameScreen.module.css';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import type { GamePlan } from './gamePlan.ts';
import { homePath, settingsPath, setUpPath } from './paths.ts';
import { useGameTitle } from './useGameTitle.ts';

interface GameScreenProps {
  readonly plan: GamePlan;
  /** What the seats are called. */
  readonly names: readonly string[];
  readonly practice: boolean;
  /** Whether games outlive the page in this browser. */
  readonly persistent: boolean;
  /** Why the latest step was not kept. */
  readonly trouble: StoreError | null;
  readonly onNext: () => void;
}

/** The table with what belongs to the site: its title, its menu, what can be done at the end, and storage notices. */
export function GameScreen({ plan, names, practice, persistent, trouble, onNext }: GameScreenProps) {
  const t = useTranslations('play');
  const router = useRouter();
  const { view } = useTable();
  const [givingUp, setGivingUp] = useState<number | null>(null);
  const title = useGameTitle(plan, view.goal, practice);

  const menu: MenuItem[] = [
    // Every step is kept, so the game waits as it stands for whoever reads its rules.
    {
      id: 'rules',
      label: t('rules'),
      render: <Link href={rulesAddress(plan.ruleSet, 'table')} prefetch={false} />,
      apart: true,
    },
    { id: 'settings', label: t('settings'), render: <Link href={settingsPath} /> },
    { id: 'new', label: t('newGame'), render: <Link href={setUpPath} /> },
    ...leavers().map(({ seat, label }) => ({
      id: `leave-${seat}`,
      label,
      danger: true,
      onSelect: () => setGivingUp(seat),
    })),
  ];

  return (
    <>
      {storageNotice()}
      <GameTable
        title={title}
        menu={menu}
        onLeave={() => router.push(homePath)}
        endActions={<EndActions plan={plan} names={names} onNext={onNext} />}
      />
      <GiveUpDialog plan={plan} names={names} seat={givingUp} onClose={() => setGivingUp(null)} />
    </>
  );

  /** Who may leave: every person still in a running game. */
  function leavers(): { seat: number; label: string }[] {
    if (view.result !== null) return [];
    const people = view.seats.filter(({ kind, left }) => kind === 'person' && !left);
    return people.map(({ seat }) => ({
      seat,
      label:
        plan.mode === 'together' ? t('leave.itemTogether', { name: names[seat] ?? '' }) : t('leave.item'),
    }));
  }

  function storageNotice() {
    const sentence = storageSentence();
    if (sentence === null) return null;
    return (
      <div className={styles.notice} role="status">
        <Notice tone="risk">{sentence}</Notice>
      </div>
    );
  }

  function storageSentence(): string | null {
    if (trouble?.code === 'full') return t('storage.full');
    if (trouble !== null) return t('storage.failed');
    return persistent ? null : t('storage.notKept');
  }
}
