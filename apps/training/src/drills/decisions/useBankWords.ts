import { bankLoses, type Game, seatAt } from '@farkle/rules';
import { bankWins } from '@farkle/strategy';
import { useTranslations } from 'use-intl';

/** What follows from banking so many turn points, as it stands below the press. */
export function useBankWords(): (game: Game, turnPoints: number) => string {
  const t = useTranslations('table.deeds');
  return (game, turnPoints) => {
    const score = seatAt(game, game.turn.seat).score + turnPoints;
    if (bankWins(game, turnPoints)) return t('makesWin', { score });
    if (bankLoses(game, turnPoints)) return t('makesLoss', { score });
    const starts = game.goal.kind === 'target' && game.finalRound === null && score >= game.ruleSet.target;
    return starts ? t('makesFinalRound', { score }) : t('makes', { score });
  };
}
