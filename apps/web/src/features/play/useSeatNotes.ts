import type { KnowledgeState, Level } from '@farkle/strategy';
import { useTranslations } from 'next-intl';

/** A few words beside each computer's name: its level, and for *hard* how exactly it plays by now. */
export function useSeatNotes(
  levels: readonly (Level | null)[],
  { knowledge, solving }: KnowledgeState,
): readonly (string | null)[] {
  const t = useTranslations('play.levelNotes');
  return levels.map((level) => {
    if (level !== 'hard') return level === null ? null : t(level);
    if (solving !== null) return t('solving', { share: solving });
    switch (knowledge) {
      case 'exact':
        return levels.length === 2 ? t('exact') : t('nearlyExact');
      case 'quick':
        return t('nearlyExact');
      case 'points':
        return t('points');
      default:
        return knowledge satisfies never;
    }
  });
}
