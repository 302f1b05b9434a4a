'use client';

import { useTable } from '@farkle/table';
import { ConfirmDialog } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { GamePlan } from './gamePlan.ts';

interface GiveUpDialogProps {
  readonly plan: GamePlan;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** The seat that is about to leave, or null. */
  readonly seat: number | null;
  readonly onClose: () => void;
}

/** Asks before somebody leaves a running game. */
export function GiveUpDialog({ plan, names, seat, onClose }: GiveUpDialogProps) {
  const t = useTranslations('play.leave');
  const { send, view } = useTable();
  // While the dialog closes it still speaks of whom it was opened for.
  const [about, setAbout] = useState(0);
  if (seat !== null && seat !== about) setAbout(seat);
  const name = names[about] ?? '';
  return (
    <ConfirmDialog
      open={seat !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('title')}
      description={meaning()}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      onConfirm={() => {
        if (seat !== null) send({ type: 'seat.left', seat });
      }}
    />
  );

  function meaning(): string {
    if (plan.seats.length === 1) return t('soloText');
    if (plan.mode !== 'together') return t('computerText');
    const others = view.seats.filter((other) => other.seat !== about && !other.left);
    const [winner] = others;
    if (others.length !== 1 || winner === undefined) return t('togetherText', { name });
    return t('lastTwoText', { name, winner: names[winner.seat] ?? '' });
  }
}
