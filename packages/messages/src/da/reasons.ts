import { agreed } from '../words.ts';

/** Why a press does nothing, by the code of the reason. Short: they stand on the button. */
export const reasons = agreed('reasons', {
  nothingSelected: 'Læg mindst én terning til side',
  doesNotScore: '{count, plural, one {{dice} giver ikke point} other {{dice} giver ikke point}}',
  notInRoll: '{dice} er ikke i dette kast',
  rollFirst: 'Kast først',
  turnIsOver: 'Turen er slut',
  hotDiceMustRoll: 'Hot Dice skal kastes',
  belowEntryMinimum: 'Første gang kræver {needs, number}, du har {have, number}',
  belowBankMinimum: 'At gemme kræver {needs, number}, du har {have, number}',
  seatIsEmpty: 'Pladsen er blevet tom',
  gameIsOver: 'Spillet er slut',
  notYourTurn: 'Det er ikke din tur',
  diceAreRolling: 'Terningerne ruller',
  handOverFirst: 'Giv først enheden videre',
});
