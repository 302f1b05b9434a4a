import { agreed } from '../words.ts';

/** Why a press does nothing, by the code of the reason. Short: they stand on the button. */
export const reasons = agreed('reasons', {
  nothingSelected: 'Odłóż choć jedną kostkę',
  doesNotScore:
    '{count, plural, one {{dice} nie punktuje} few {{dice} nie punktują} many {{dice} nie punktują} other {{dice} nie punktują}}',
  notInRoll: 'W tym rzucie nie ma {dice}',
  rollFirst: 'Najpierw rzuć',
  turnIsOver: 'Ta tura już się skończyła',
  hotDiceMustRoll: 'Gorącymi kostkami trzeba rzucić',
  belowEntryMinimum: 'Próg wejścia {needs, number}, masz {have, number}',
  belowBankMinimum: 'Zabezpieczasz od {needs, number}, masz {have, number}',
  seatIsEmpty: 'Nikt już tu nie siedzi',
  gameIsOver: 'Partia się skończyła',
  notYourTurn: 'To nie twoja tura',
  diceAreRolling: 'Kostki się toczą',
  handOverFirst: 'Najpierw przekaż urządzenie',
});
