import { formatDice, type IllegalPlay } from '@farkle/rules';
import { useTranslations } from 'use-intl';

/** Why a move is not possible, in the words of the table. */
export function useRefusalWords(): (refusal: IllegalPlay) => string {
  const t = useTranslations('reasons');
  return (refusal) => {
    switch (refusal.code) {
      case 'doesNotScore':
        return t('doesNotScore', { count: refusal.dice.length, dice: formatDice(refusal.dice) });
      case 'notInRoll':
        return t('notInRoll', { dice: formatDice(refusal.dice) });
      case 'belowEntryMinimum':
      case 'belowBankMinimum':
        return t(refusal.code, { needs: refusal.needs, have: refusal.have });
      case 'nothingSelected':
      case 'rollFirst':
      case 'turnIsOver':
      case 'hotDiceMustRoll':
      case 'seatIsEmpty':
      case 'gameIsOver':
        return t(refusal.code);
      default:
        return refusal satisfies never;
    }
  };
}
