'use client';

import { useTable } from '@farkle/table';
import { ConfirmDialog } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import type { GamePlan } from './gamePlan.ts';

interface GiveUpDialogProps {
  readonly plan: GamePlan;
  /** The seat that is about to leave, or null. */
  readonly seat: number | null;
  readonly onClose: () => void;
}

/** Asks before somebody leaves a running game. */
export function GiveUpDialog({ plan, seat, onClose }: GiveUpDialogProps) {
  const t = useTranslations('play.leave');
  const { send, view } = useTable();
  const name = seat === null ? '' : (plan.seats[seat]?.name ?? '');
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
    const others = view.seats.filter((other) => other.seat !== seat && !other.left);
    const [winner] = others;
    if (others.length !== 1 || winner === undefined) return t('togetherText', { name });
    return t('lastTwoText', { name, winner: plan.seats[winner.seat]?.name ?? '' });
  }
}
