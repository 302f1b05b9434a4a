/** The explorer: any position under any rules, every choice with its value, and from how many points one banks. */
export const trainingExplorer = {
  lead: 'Ustaw dowolną pozycję i zobacz, ile warta jest każda możliwość.',

  rules: {
    label: 'Zasady',
    own: 'Inne zasady',
    change: 'Zmień zasady',
  },

  position: {
    title: 'Pozycja',
    goal: 'Rodzaj gry',
    goals: {
      target: 'Do celu, z przeciwnikiem',
      turns: 'Jak najwięcej w dziesięciu turach',
      fewestTurns: 'Do celu, jak najmniej tur',
    },
    ownScore: 'Twój wynik',
    otherScore: 'Wynik przeciwnika',
    lastTurn: 'Ostatnia tura',
    lastTurnHint: 'Przeciwnik osiągnął już cel; ta tura jest twoją ostatnią.',
    turnsLeft: 'Pozostałe tury, licząc tę',
    ownFarkles: 'Twoje farkle z rzędu',
    otherFarkles: 'Farkle przeciwnika z rzędu',
    entered: 'Masz już zabezpieczone punkty',
    otherEntered: 'Przeciwnik ma już zabezpieczone punkty',
    turnPoints: 'Dotychczasowe punkty tury',
    diceLeft: 'Kostki do rzutu',
    roll: 'Rzut',
    rollHint: 'Zostaw puste, by porównać następny rzut z zabezpieczeniem.',
    add: 'Dodaj {face, select, 1 {jedynkę} 2 {dwójkę} 3 {trójkę} 4 {czwórkę} 5 {piątkę} other {szóstkę}}',
    remove:
      'Zabierz {face, select, 1 {jedynkę} 2 {dwójkę} 3 {trójkę} 4 {czwórkę} 5 {piątkę} other {szóstkę}}',
    clear: 'Wyczyść rzut',
    noRoll: 'Jeszcze bez rzutu',
    less: 'Mniej',
    more: 'Więcej',
    reset: 'Od nowa',
    copy: 'Kopiuj link',
    copied: 'Skopiowano',
    notCopied: 'Link jest w pasku adresu.',
  },

  /** Why a position cannot be, beside its field. */
  faults: {
    offGrid: 'Punkty ustawia się co {grid, number}.',
    outOfRange: 'Od {least, number} do {most, number}.',
    notEntered: 'Kto ma punkty, ten ma za sobą pierwsze zabezpieczenie.',
    belowEntry: 'Po pierwszym zabezpieczeniu wynik to na tych zasadach co najmniej {least, number}.',
    noTurnYet: 'Przed pierwszą z dziesięciu tur nie ma punktów.',
    farklesDoNotCount: 'Na tych zasadach farkle z rzędu nic nie kosztują.',
    targetReached: 'Wynik {target, number} to już cel: tej tury by nie było.',
    otherReached: 'Wynik {target, number} to już cel: wtedy ta tura jest twoją ostatnią.',
    otherReachedAtOnce: 'Wynik {target, number} to już cel: partia kończy się od razu.',
    targetNotReached: 'Ostatnia tura jest dopiero wtedy, gdy ktoś ma {target, number}.',
    noLastTurn: 'Na tych zasadach partia kończy się od razu; ostatniej tury nie ma.',
    wrongSeats: 'Ten rodzaj gry wymaga innej liczby graczy.',
    noSuchTurn:
      '{dice, plural, one {Z # kostką do rzutu nie da się mieć w turze {points, number} pkt.} few {Z # kostkami do rzutu nie da się mieć w turze {points, number} pkt.} many {Z # kostkami do rzutu nie da się mieć w turze {points, number} pkt.} other {Z # kostki do rzutu nie da się mieć w turze {points, number} pkt.}}',
    wrongDice:
      '{dice, plural, one {Została # kostka, więc rzuca się jedną.} few {Zostały # kostki, więc rzuca się tyloma.} many {Zostało # kostek, więc rzuca się tyloma.} other {Zostało # kostki, więc rzuca się tyloma.}}',
    farkle: 'W tym rzucie nie punktuje żadna kostka: tura się skończyła.',
    link: 'Nie da się odczytać pozycji z tego linku. Oto nowa.',
  },

  result: {
    title: 'Ile to jest warte',
    impossible: 'Taka pozycja nie może się zdarzyć. Zobacz zaznaczone pole.',
    thinking: 'Chwileczkę…',
    failed: 'Nie udało się tego policzyć. Zmień coś, by spróbować ponownie.',
    roll: '{count, plural, one {Rzuć # kostką} few {Rzuć # kostkami} many {Rzuć # kostkami} other {Rzuć # kostki}}',
    bank: 'Zabezpiecz {points, number}',
    mayNotBank: 'Tych punktów nie można zabezpieczyć.',
    winChance: '{value, number, ::percent .00} na wygraną',
    points: 'średnio {value, number, ::.0} pkt',
    turns: 'jeszcze {value, number, ::.000} tury po tej',
    farkle: 'farkl {chance, number, ::percent .0}',
    currency: {
      winChance: 'Szansa na wygraną; wspólne zwycięstwo liczy się jako pół',
      points: 'Średnia punktów tej tury',
      turns: 'Średnia liczba tur po tej',
    },
    best: 'Najlepiej: {answer}. {value}.',
    knowledge: {
      exact: 'Dokładnie.',
      quick:
        'Prawie dokładnie: policzone na tym urządzeniu, z błędem najwyżej {error, number, ::percent .0}.',
      points: 'Mierzone punktami tury, dopóki szanse na wygraną nie są policzone.',
      penalty: 'Prawie dokładnie: późniejsza kara liczy się w całości.',
    },
    all: '{count, plural, one {# możliwość} few {# możliwości, od najlepszej} many {# możliwości, od najlepszej} other {# możliwości, od najlepszej}}',
  },

  thresholds: {
    title: 'Kiedy zabezpieczać',
    lead: 'By tura dała najwięcej punktów, zabezpieczaj od podanej liczby. Pod koniec partii wynik może to zmienić.',
    dice: 'Kostki do rzutu',
    bankFrom: 'Zabezpiecz od',
    farkle: 'Farkl',
    never: 'nigdy',
    points: '{points, number}',
    chance: '{chance, number, ::percent .0}',
    diceCount: '{count, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}',
    hot: 'gorące kostki',
    turn: 'Tak grana tura daje średnio {points, number, ::.0} pkt i kończy się farklem w {chance, number, ::percent .0} przypadków.',
    firstBank: 'Przed pierwszym zabezpieczeniem',
    firstBankTurn:
      'Pierwsze zabezpieczenie wymaga {minimum, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}. Tura, która do niego zmierza, daje średnio {points, number, ::.0} pkt i kończy się farklem w {chance, number, ::percent .0} przypadków.',
  },
} as const;
