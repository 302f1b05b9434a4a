'use client';

import { unnamed } from '@farkle/profile';
import { Button, type ButtonProps } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import type { GamePlan } from '../play/gamePlan.ts';
import { ReplaceDialog } from '../play/ReplaceDialog.tsx';
import { useStartGame } from '../play/useStartGame.ts';
import { type PresetName, presets } from '../setUp/ruleOffers.ts';
import { StartTrouble } from '../setUp/StartTrouble.tsx';

interface FirstGameProps {
  readonly table: PresetName;
  readonly variant?: ButtonProps['variant'];
}

/** One press starts a real game against an easy computer, under the rules that were learned. */
export function FirstGame({ table, variant = 'primary' }: FirstGameProps) {
  const t = useTranslations('learn.firstGame');
  const { start, busy, question, error } = useStartGame();
  const plan: GamePlan = {
    mode: 'computer',
    ruleSet: presets[table],
    seats: [
      { name: unnamed, kind: 'person' },
      { name: unnamed, kind: 'computer', level: 'easy' },
    ],
    firstSeat: 0,
  };
  return (
    <>
      <Button variant={variant} busy={busy} onClick={() => start(plan, null)}>
        {t('start')}
      </Button>
      {error !== null && <StartTrouble error={error} />}
      <ReplaceDialog question={question} />
    </>
  );
}
