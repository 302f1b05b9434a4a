/** Why a press does nothing, by the code of the reason. Short: they stand on the button. */
export const reasons = {
  nothingSelected: 'Set aside at least one die',
  doesNotScore: '{count, plural, one {The {dice} does not score} other {{dice} do not score}}',
  notInRoll: 'This roll has no {dice}',
  rollFirst: 'Roll first',
  turnIsOver: 'This turn is over',
  hotDiceMustRoll: 'Hot dice must be rolled',
  belowEntryMinimum: 'First bank needs {needs, number}, you have {have, number}',
  belowBankMinimum: 'A bank needs {needs, number}, you have {have, number}',
  seatIsEmpty: 'Nobody sits there any more',
  gameIsOver: 'The game is over',
  notYourTurn: 'It is not your turn',
  diceAreRolling: 'The dice are rolling',
  handOverFirst: 'Hand over the device first',
} as const;
