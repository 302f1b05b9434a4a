'use client';

import { Notice } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import type { StartError } from '../play/newGame.ts';

/** Why a game could not be started. */
export function StartTrouble({ error }: { readonly error: StartError }) {
  const t = useTranslations('play');
  return (
    <div role="alert">
      <Notice tone="risk">{sentence()}</Notice>
    </div>
  );

  function sentence(): string {
    switch (error.code) {
      case 'playedElsewhere':
        return t('elsewhere.title');
      case 'newerVersion':
      case 'outdated':
        return t('newer.start');
      case 'full':
        return t('storage.full');
      case 'unavailable':
        return t('storage.unreadable');
      default:
        return error satisfies never;
    }
  }
}
