'use client';

import { ConfirmDialog } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import type { ReplaceQuestion } from './useStartGame.ts';

/** Asks before a new game takes the place of an unfinished one. */
export function ReplaceDialog({ question }: { readonly question: ReplaceQuestion }) {
  const t = useTranslations('setUp.giveUp');
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
