import type { Goal } from '@farkle/rules';
import { useTranslations } from 'next-intl';
import type { GamePlan } from './gamePlan.ts';

/** The heading of a game: whom or what it is played against, and whether it is practice. */
export function useGameTitle({ mode, seats }: GamePlan, goal: Goal, practice: boolean): string {
  const t = useTranslations('play.title');
  const title = nameOf();
  return practice ? t('practice', { title }) : title;

  function nameOf(): string {
    switch (mode) {
      case 'computer':
        return t('computer', { count: seats.length - 1 });
      case 'soloTurns':
        return t('soloTurns', { turns: goal.kind === 'turns' ? goal.turns : 0 });
      case 'soloFewest':
        return t('soloFewest');
      case 'together':
        return t('together');
      default:
        return mode satisfies never;
    }
  }
}
