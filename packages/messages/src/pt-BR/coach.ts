import { agreed } from '../words.ts';

/** The coach's sentences: the best move, and the reasons with their numbers. */
export const coach = agreed('coach', {
  roll: 'Melhor jogada: separar {dice} e lançar {count, plural, one {# dado} many {# de dados} other {# dados}}.',
  bank: 'Melhor jogada: separar {dice} e guardar {points, number}.',
  forced:
    'Única jogada possível: separar {dice} e lançar {count, plural, one {# dado} many {# de dados} other {# dados}}.',
  values: {
    winChance:
      '{better, number, ::percent .0} de chance de vencer; com a segunda melhor jogada, {next, number, ::percent .0}.',
    points:
      '{better, number, ::precision-integer} pontos em média; com a segunda melhor jogada, {next, number, ::precision-integer}.',
    turns: '{better, number, ::.00} turnos até o fim; com a segunda melhor jogada, {next, number, ::.00}.',
  },
  reasons: {
    rollRisk:
      'Lançar {dice, plural, one {# dado} many {# de dados} other {# dados}} dá Farkle em {chance, number, ::percent .0} das vezes e arrisca {risked, number}.',
    rollWorth:
      'Com {dice, plural, one {# dado} many {# de dados} other {# dados}}, o turno chega a {points, number, ::precision-integer} pontos em média.',
    hotDice: 'Dados quentes: os seis podem ser lançados de novo.',
    bankWins: 'Guardar dá a vitória, com {score, number}.',
    bankLoses: 'Guardar agora é perder para {to, number}.',
    lastTurnNeeds: 'Este último turno precisa de {points, number} pontos.',
    belowMinimum: 'Para guardar, o mínimo é {needs, number} pontos; aqui seriam {have, number}.',
    thirdFarkle: 'Um terceiro Farkle seguido custaria {penalty, number}.',
  },
});
