/** The coach's sentences: the best move, and the reasons with their numbers. */
export const coach = {
  roll: 'Best: set aside {dice} and roll {count, plural, one {# die} other {# dice}}.',
  bank: 'Best: set aside {dice} and bank {points, number}.',
  forced: 'Only this is possible: set aside {dice} and roll {count, plural, one {# die} other {# dice}}.',
  values: {
    winChance: '{better, number, ::percent .0} to win, the next best {next, number, ::percent .0}.',
    points:
      '{better, number, ::precision-integer} points on average, the next best {next, number, ::precision-integer}.',
    turns: '{better, number, ::.00} turns to go, the next best {next, number, ::.00}.',
  },
  reasons: {
    rollRisk:
      'Rolling {dice, plural, one {# die} other {# dice}} farkles {chance, number, ::percent .0} of the time and risks {risked, number}.',
    rollWorth:
      '{dice, plural, one {# die brings} other {# dice bring}} the turn to {points, number, ::precision-integer} points on average.',
    hotDice: 'Hot dice: all six can be rolled again.',
    bankWins: 'Banking wins with {score, number}.',
    bankLoses: 'Banking now loses to {to, number}.',
    lastTurnNeeds: 'This last turn needs {points, number} points.',
    belowMinimum: 'A bank needs {needs, number} points, this would be {have, number}.',
    thirdFarkle: 'A third farkle in a row would cost {penalty, number}.',
  },
} as const;
