import { agreed } from '../words.ts';

/** Why a press does nothing, by the code of the reason. Short: they stand on the button. */
export const reasons = agreed('reasons', {
  nothingSelected: 'Separe ao menos um dado',
  doesNotScore:
    '{count, plural, one {O {dice} não pontua} many {{dice} não pontuam} other {{dice} não pontuam}}',
  notInRoll: 'Não há {dice} neste lançamento',
  rollFirst: 'Lance primeiro',
  turnIsOver: 'Este turno acabou',
  hotDiceMustRoll: 'Dados quentes: é preciso lançar',
  belowEntryMinimum: 'A entrada pede {needs, number}, você tem {have, number}',
  belowBankMinimum: 'Guardar pede {needs, number}, você tem {have, number}',
  seatIsEmpty: 'Não há mais ninguém nesse lugar',
  gameIsOver: 'A partida acabou',
  notYourTurn: 'Não é a sua vez',
  diceAreRolling: 'Os dados estão rolando',
  handOverFirst: 'Passe o aparelho primeiro',
});
