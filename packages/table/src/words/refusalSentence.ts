import type { Refusal } from '@farkle/engine';
import { formatDice } from '@farkle/rules';
import type { Words } from './words.ts';

/** Why a press does nothing, in a few words. */
export function refusalSentence(refusal: Refusal, { reasons }: Words): string {
  switch (refusal.code) {
    case 'doesNotScore':
      return reasons('doesNotScore', { count: refusal.dice.length, dice: formatDice(refusal.dice) });
    case 'notInRoll':
      return reasons('notInRoll', { dice: formatDice(refusal.dice) });
    case 'belowEntryMinimum':
    case 'belowBankMinimum':
      return reasons(refusal.code, { needs: refusal.needs, have: refusal.have });
    case 'nothingSelected':
    case 'rollFirst':
    case 'turnIsOver':
    case 'hotDiceMustRoll':
    case 'seatIsEmpty':
    case 'gameIsOver':
    case 'notYourTurn':
    case 'diceAreRolling':
    case 'handOverFirst':
      return reasons(refusal.code);
    default:
      return refusal satisfies never;
  }
}
