import { agreed } from '../words.ts';

/** The coach's sentences: the best move, and the reasons with their numbers. */
export const coach = agreed('coach', {
  roll: 'Najlepiej: odłóż {dice} i rzuć {count, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}}.',
  bank: 'Najlepiej: odłóż {dice} i zabezpiecz {points, number}.',
  forced:
    'Jedyna możliwość: odłóż {dice} i rzuć {count, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}}.',
  values: {
    winChance:
      'Szansa na wygraną: {better, number, ::percent .0}, przy drugim najlepszym ruchu {next, number, ::percent .0}.',
    points:
      'Średnio {better, number, ::precision-integer} pkt, przy drugim najlepszym ruchu {next, number, ::precision-integer} pkt.',
    turns:
      'Średnio {better, number, ::.00} tury do celu, przy drugim najlepszym ruchu {next, number, ::.00}.',
  },
  reasons: {
    rollRisk:
      'Rzut {dice, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}} daje farkla w {chance, number, ::percent .0} przypadków, a ryzykujesz {risked, number}.',
    rollWorth:
      'Z rzutem {dice, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}} tura jest warta średnio {points, number, ::precision-integer} pkt.',
    hotDice: 'Gorące kostki: można rzucić ponownie wszystkimi sześcioma.',
    bankWins: 'Zabezpieczenie daje wynik {score, number} i wygraną.',
    bankLoses: 'Zabezpieczenie teraz oznacza przegraną: do pobicia jest {to, number}.',
    lastTurnNeeds:
      'W ostatniej turze {points, plural, one {potrzebny jest jeszcze # punkt} few {potrzebne są jeszcze # punkty} many {potrzeba jeszcze # punktów} other {potrzeba jeszcze # punktu}}.',
    belowMinimum:
      'Zabezpieczyć można od {needs, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}, tu byłoby {have, number}.',
    thirdFarkle:
      'Trzeci farkl z rzędu kosztowałby {penalty, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  },
});
