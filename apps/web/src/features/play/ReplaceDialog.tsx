'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ReplaceQuestion } from './useStartGame.ts';

/** Fetched when there is something to ask. */
const ConfirmDialog = dynamic(() => import('@farkle/ui').then((kit) => kit.ConfirmDialog));

/** Asks before a new game takes the place of an unfinished one. */
export function ReplaceDialog({ question }: { readonly question: ReplaceQuestion }) {
  const t = useTranslations('setUp.giveUp');
  const [wanted, setWanted] = useState(false);
  if (question.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <ConfirmDialog
      {...question}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
    />
  );
}
