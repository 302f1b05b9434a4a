import { agreed } from '../words.ts';

/** The review of a finished game, move by move. `who` is `you` for the only person at the table. */
export const review = agreed('review', {
  title: 'Przegląd partii',
  description: 'Ostatnia ukończona partia na tym urządzeniu, ruch po ruchu.',
  open: 'Przejrzyj tę partię',
  loading: 'Szukamy partii…',
  none: {
    title: 'Nie ma jeszcze czego przeglądać',
    text: 'Rozegraj do końca partię na tym urządzeniu, a tu zobaczysz ocenę każdego jej ruchu.',
    play: 'Graj',
  },
  unfinished: {
    title: 'Ta partia jeszcze trwa',
    text: 'Ocena jej ruchów pojawi się po zakończeniu.',
    back: 'Dokończ swoją partię',
  },
  toTable: 'Wróć do stołu',
  undecided: 'W tej partii nie było o czym decydować.',
  thinking: {
    solving: 'Liczymy szanse na tych zasadach: {share, number, percent}',
    moves: 'Oceniamy ruchy: {share, number, percent}',
  },
  failed: {
    text: 'Trener nie zdołał przemyśleć tej partii.',
    retry: 'Spróbuj ponownie',
  },

  /** How the moves are measured, and how exactly. */
  exactness: {
    chanceExact: 'Miarą ruchów jest szansa na wygraną, na tych zasadach dokładna.',
    chanceNearly:
      'Miarą ruchów jest szansa na wygraną, na tych zasadach prawie dokładna: z błędem najwyżej {off, number, ::percent .0}.',
    chanceRough: 'Miarą ruchów jest szansa na wygraną, w tej partii przybliżona.',
    points: 'Miarą ruchów jest średnia punktów, które dają.',
    pointsExact: 'Miarą ruchów jest średnia punktów, które dają, na tych zasadach dokładna.',
    turnsExact: 'Miarą ruchów jest średnia liczba tur do celu, na tych zasadach dokładna.',
  },

  grades: {
    best: 'Najlepszy',
    good: 'Dobry',
    inaccuracy: 'Niedokładność',
    mistake: 'Błąd',
    blunder: 'Gruby błąd',
    forced: 'Wymuszony',
  },
  value: {
    winChance: '{value, number, ::percent .0} na wygraną',
    points: 'średnio {value, number, ::precision-integer} pkt',
    turns: '{value, number, ::.00} tury do celu',
  },
  cost: {
    none: 'Bez strat.',
    winChance: 'Strata: {cost, number, ::percent .0#} szansy na wygraną.',
    points: 'Strata: średnio {cost, number, ::.0} pkt.',
    turns: 'Strata: średnio {cost, number, ::.00} tury.',
  },
  costShort: {
    winChance: '−{cost, number, ::percent .0}',
    points: '−{cost, number, ::.0}',
    turns: '+{cost, number, ::.00}',
  },

  curve: {
    chance: '{who, select, you {Twoja szansa na wygraną} other {Szansa na wygraną: {name}}}',
    given: {
      winChance:
        '{who, select, you {Twoja utracona szansa na wygraną, łącznie} other {Utracona szansa na wygraną, łącznie: {name}}}',
      points: '{who, select, you {Twoje utracone punkty, łącznie} other {Utracone punkty, łącznie: {name}}}',
      turns: '{who, select, you {Twoje utracone tury, łącznie} other {Utracone tury, łącznie: {name}}}',
    },
    hint: 'Wybierz ruch na wykresie albo przechodź strzałkami.',
    point: 'Ruch {number, number} z {count, number}, {name}: {grade}. {value}',
    scale: {
      winChance: '{value, number, percent}',
      points: '{value, number, ::precision-integer}',
      turns: '{value, number, ::.0}',
    },
    table: 'To samo w tabeli',
  },
  columns: {
    move: 'Ruch',
    player: 'Gracz',
    played: 'Zagranie',
    grade: 'Ocena',
    cost: 'Strata',
    value: 'Wykres',
  },

  move: {
    heading: 'Ruch {number, number} z {count, number}',
    turn: '{who, select, you {Twoja tura {turn, number}} other {{name}, tura {turn, number}}}',
    score: '{name} {points, number}',
    atRisk:
      '{points, plural, =0 {Przed tym rzutem nic nie jest zagrożone} other {Przed tym rzutem zagrożone: {points, number}}}',
    earlier: 'Odłożone wcześniej:',
    played: 'Zagrano',
    better: 'Lepiej',
    best: 'Zagrano, lepszego ruchu nie ma',
    only: 'Zagrano, innego ruchu nie ma',
    dice: 'Rzut {rolled}, odłożone {dice}',
    roll: 'Odłożyć {dice} i rzucić {count, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}}',
    bank: 'Odłożyć {dice} i zabezpieczyć {points, number}',
    why: 'Dlaczego',
    previous: 'Poprzedni ruch',
    next: 'Następny ruch',
  },

  list: {
    title: 'Ruchy',
    whose: 'Czyje',
    all: 'Wszystkich',
    costly: 'Tylko ruchy ze stratą',
    empty: 'Nie ma takich ruchów.',
    rolled:
      '{count, plural, one {rzut # kostką} few {rzut # kostkami} many {rzut # kostkami} other {rzut # kostki}}',
    banked: 'zabezpieczone {points, number}',
  },

  sums: {
    title: 'Jakie były ruchy',
    best: 'Najlepsze',
    good: 'Dobre',
    inaccuracy: 'Niedokładności',
    mistake: 'Błędy',
    blunder: 'Grube błędy',
    graded: 'Ruchy z wyborem',
    average: 'Średnia strata na ruch',
  },
});
