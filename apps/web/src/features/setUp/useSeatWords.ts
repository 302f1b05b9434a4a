import { useTranslations } from 'next-intl';
import type { SeatWords } from './setUpDraft.ts';

/** What seats are called when nobody has typed a name. */
export function useSeatWords(): SeatWords {
  const t = useTranslations('play');
  return {
    you: t('you'),
    computer: (number, of) => (of === 1 ? t('computer') : t('computerNumber', { number })),
    player: (number) => t('player', { number }),
  };
}
