import { pointsGrid } from '@farkle/rules';
import type { useTranslations } from 'use-intl';
import type { PositionFault } from '../positions/positionFault.ts';

type FaultWords = ReturnType<typeof useTranslations<'training.explorer.faults'>>;

/** Why a position cannot be, as the sentence beside its field. */
export function faultSentence(fault: PositionFault, isFinalRound: boolean, t: FaultWords): string {
  switch (fault.code) {
    case 'offGrid':
      return t('offGrid', { grid: pointsGrid });
    case 'outOfRange':
      return t('outOfRange', { least: fault.least, most: fault.most });
    case 'belowEntry':
      return t('belowEntry', { least: fault.least });
    case 'targetReached': {
      if (fault.field === 'ownScore') return t('targetReached', { target: fault.target });
      return t(isFinalRound ? 'otherReached' : 'otherReachedAtOnce', { target: fault.target });
    }
    case 'targetNotReached':
      return t('targetNotReached', { target: fault.target });
    case 'noSuchTurn':
      return t('noSuchTurn', { points: fault.turnPoints, dice: fault.diceLeft });
    case 'wrongDice':
      return t('wrongDice', { dice: fault.diceLeft });
    case 'notEntered':
    case 'noTurnYet':
    case 'farklesDoNotCount':
    case 'noLastTurn':
    case 'wrongSeats':
    case 'farkle':
      return t(fault.code);
    default:
      return fault satisfies never;
  }
}
