import type { SavedSeat } from '@farkle/profile';
import { useTranslations } from 'next-intl';

/**
 * What the seats of a game are called: by the names that people have typed, else by words of the page's language.
 * Such words are in no save, so a game speaks the language in which it is looked at.
 */
export function useSeatNames(): (seats: readonly SavedSeat[]) => readonly string[] {
  const t = useTranslations('play');
  return (seats) => seats.map((seat, at) => seat.name || wordFor(seats, at));

  function wordFor(seats: readonly SavedSeat[], at: number): string {
    const computers = seats.filter(({ kind }) => kind === 'computer').length;
    if (seats[at]?.kind === 'computer') {
      return computers === 1 ? t('computer') : t('computerNumber', { number: at });
    }
    return seats.length - computers === 1 ? t('you') : t('player', { number: at + 1 });
  }
}
