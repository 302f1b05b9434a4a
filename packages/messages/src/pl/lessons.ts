import { agreed } from '../words.ts';
import { houseLessons } from './houseLessons.ts';

/**
 * What the lessons say, step by step. Figures are computed for the rules of the lesson: `points` of the dice, `total`
 * of the turn, what banking `makes`, how many dice are `left` and with which `chance` they farkle.
 */
export const lessons = agreed('lessons', {
  choices: {
    points: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
    chance: '{chance, number, ::percent .0}',
    roll: 'Rzuć ponownie',
    bank: 'Zabezpiecz',
  },

  hints: {
    hold: 'Odłóż {dice}: dotknij kostek albo naciśnij cyfry ich miejsc.',
    holdAny: 'Dotknij dowolnej kostki, przy której stoją punkty.',
    roll: 'Naciśnij „Rzuć” albo klawisz R.',
    bank: 'Naciśnij „Zabezpiecz” albo klawisz B.',
    bankInVain: 'Naciśnij „Zabezpiecz” i przeczytaj, co się pojawi.',
    seeFarkle: 'Naciśnij jedyny przycisk, jaki został.',
  },

  /** Answers to what was not asked for; what the rules refuse is answered with the rule’s own reason. */
  replies: {
    otherDice:
      '{heldPoints, plural, =0 {Jeszcze nie te kostki. Tu chodzi o {dice}.} one {Za {held} byłby # punkt. Tu chodzi o {dice}.} few {Za {held} byłyby # punkty. Tu chodzi o {dice}.} many {Za {held} byłoby # punktów. Tu chodzi o {dice}.} other {Za {held} byłoby # punktu. Tu chodzi o {dice}.}}',
    rollInstead: 'Można by tu zabezpieczyć, ale w tej lekcji rzuć ponownie.',
    bankInstead: 'Można by tu rzucić, ale w tej lekcji zabezpiecz.',
    notYet: 'Najpierw jedno: zobacz wyżej.',
    wrongAnswer: 'Niezupełnie. Przyjrzyj się jeszcze raz.',
    lessonIsOver: 'Ta lekcja jest ukończona. Przejdź do następnej albo zrób ją jeszcze raz.',
  },

  turn: {
    title: 'Tura',
    about: 'Rzuć, odłóż, rzuć ponownie, zabezpiecz.',
    steps: {
      aim: 'Kto pierwszy ma {target, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, jest o krok od wygranej. W każdej turze zbierasz punkty i to ty decydujesz, kiedy przestać.',
      first: 'Tura zaczyna się od sześciu kostek. Rzuć nimi.',
      one: 'Tu punktuje tylko jedynka. Odłóż ją: to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
      on: 'Z każdego rzutu trzeba odłożyć przynajmniej jedną kostkę. Teraz rzuć {left, plural, one {pozostałą kostką} few {pozostałymi # kostkami} many {pozostałymi # kostkami} other {pozostałymi # kostkami}}.',
      fives:
        'Dwie piątki to razem {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Odłóż obie.',
      bank: 'W tej turze masz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, ale wciąż możesz je stracić. Zabezpiecz, a będą twoje.',
    },
    end: 'Oto cała tura: rzuć, odłóż, rzuć po więcej i zabezpiecz, póki dobrze idzie.',
  },

  scoring: {
    title: 'Co punktuje',
    about: 'Pojedyncze kostki, trzy takie same i więcej.',
    steps: {
      pair: 'Spróbuj: odłóż obie trójki.',
      singles:
        'Dwie takie same to za mało. Pojedynczo punktują tylko jedynki ({single1, number}) i piątki ({single5, number}). Odłóż wszystkie kostki, które punktują.',
      on: 'To razem {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Rzuć pozostałymi.',
      triple:
        'Trzy takie same dają sto razy tyle, ile oczek na kostce, więc trzy dwójki to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Weź je.',
      bank: 'Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
      next: 'Następna tura. Rzuć.',
      four: 'Trzy czwórki dałyby {threeFours, number}, a cztery takie same to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Odłóż wszystkie cztery.',
      bankFour:
        'Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. A trzy jedynki to, nawiasem mówiąc, {threeOnes, number}.',
    },
    hints: {
      singles: 'Oddaj trójki na stół i weź jedynkę i piątkę.',
    },
    end: 'Pojedynczo: jedynki i piątki. Trzy takie same: dowolna ścianka. Każda kostka ponad trzy jest warta dużo więcej.',
  },

  farkle: {
    title: 'Farkl',
    about: 'Gdy nic nie punktuje, punkty tury przepadają.',
    steps: {
      one: 'Odłóż jedynkę.',
      risk: 'Rzuć {left, plural, one {pozostałą kostką} few {pozostałymi # kostkami} many {pozostałymi # kostkami} other {pozostałymi # kostkami}} i zobacz, co może się stać. Taki rzut to farkl w {chance, number, ::percent .0} przypadków.',
      lost: '{lost, plural, one {Żadna kostka nie punktuje: farkl. Tura się kończy, przepada # punkt. Przyjrzyj się i graj dalej.} few {Żadna kostka nie punktuje: farkl. Tura się kończy, przepadają # punkty. Przyjrzyj się i graj dalej.} many {Żadna kostka nie punktuje: farkl. Tura się kończy, przepada # punktów. Przyjrzyj się i graj dalej.} other {Żadna kostka nie punktuje: farkl. Tura się kończy, przepada # punktu. Przyjrzyj się i graj dalej.}}',
      after:
        'Punkty zabezpieczone we wcześniejszych turach zostają twoje. Farkl zabiera tylko punkty swojej tury.',
    },
    replies: {
      risk: {
        rollInstead: 'Mądrze, ale wtedy nie będzie farkla. Rzuć ponownie.',
      },
    },
    end: 'Rzut bez punktów kończy turę z niczym. To jedyne niebezpieczeństwo w tej grze.',
  },

  bankOrRoll: {
    title: 'Zabezpieczyć czy rzucić?',
    about: 'Jedyne pytanie tej gry.',
    steps: {
      five: 'Marny rzut. Odłóż piątkę.',
      little:
        'W turze masz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, do rzucenia {left, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}}. Co robisz?',
      on: 'Dobrze: jest mało do stracenia, a rzut {left, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}} to farkl tylko w {chance, number, ::percent .0} przypadków. Rzuć ponownie.',
      more: 'Piękny rzut. Odłóż dwie jedynki i piątkę.',
      much: 'Teraz masz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, ale do rzucenia tylko {left, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}}. Co teraz?',
      bank: 'Dobrze: rzut {left, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}} to farkl w {chance, number, ::percent .0} przypadków, a {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} warto zachować. Zabezpiecz.',
    },
    replies: {
      little: {
        wrongAnswer:
          'Tylko {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}? Przy {left, plural, one {# kostce} few {# kostkach} many {# kostkach} other {# kostki}} stać cię na więcej.',
      },
      on: {
        rollInstead:
          'Masz dopiero {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, jeszcze za wcześnie. Rzuć ponownie.',
      },
      much: { wrongAnswer: 'Odważnie, ale niemal co drugi taki rzut zabrałby ci całe {total, number}.' },
    },
    end: 'Dużo kostek i mało punktów: rzucaj. Mało kostek i dużo punktów: zabezpieczaj.',
  },

  bigCombinations: {
    title: 'Wielkie meldy',
    about: 'Meldy ze wszystkich sześciu kostek.',
    steps: {
      roll: 'Rzuć wszystkimi sześcioma.',
      straight:
        'Po jednej z każdej ścianki to seria: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Odłóż wszystkie sześć.',
      threePairs:
        'Trzy różne pary: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Odłóż wszystkie sześć.',
      twoTriplets:
        'Dwa razy trzy takie same są razem warte więcej: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Odłóż wszystkie sześć.',
      fourOfAKindAndPair:
        'Cztery takie same i para: przy tym stole {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Odłóż wszystkie sześć.',
      bank: 'Punktuje wszystkie sześć, więc można by nawet rzucić nimi ponownie. Tym razem zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    },
    end: 'Zanim wybierzesz z sześciu pojedyncze kostki, poszukaj tych meldów.',
  },

  sameRoll: {
    title: 'Każdy rzut osobno',
    about: 'Meld tworzą tylko kostki z jednego rzutu.',
    steps: {
      two: 'Odłóż obie piątki.',
      on: 'Na razie masz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Rzuć {left, plural, one {pozostałą kostką} few {pozostałymi # kostkami} many {pozostałymi # kostkami} other {pozostałymi # kostkami}}.',
      worth: 'Trzecia piątka! Ile jest z nią warta ta tura?',
      one: 'Dobrze: to pojedyncza piątka i dodaje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Odłóż ją.',
      bank: 'Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    },
    replies: {
      worth: {
        wrongAnswer:
          'Trzy piątki z jednego rzutu dałyby {three, number}. Ale dwie z nich są odłożone już wcześniej.',
      },
    },
    end: 'Trzy takie same muszą wypaść w jednym rzucie. To, co odłożone wcześniej, zachowuje swoje punkty i już nie urośnie.',
  },

  hotDice: {
    title: 'Gorące kostki',
    about: 'Punktuje wszystkie sześć: rzucasz sześcioma od nowa.',
    steps: {
      first: 'Odłóż jedynkę i piątkę.',
      on: 'Rzuć {left, plural, one {pozostałą kostką} few {pozostałymi # kostkami} many {pozostałymi # kostkami} other {pozostałymi # kostkami}}.',
      all: 'Co za szczęście: trzy dwójki i jedynka. Odłóż wszystkie cztery.',
      again:
        'Teraz punktuje już wszystkie sześć kostek. To gorące kostki: zachowujesz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, wciąż do stracenia, i możesz znów rzucić wszystkimi sześcioma. Rzuć.',
      last: 'Znów odłóż jedynkę i piątkę.',
      bank: 'Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, wszystko z jednej tury.',
    },
    replies: {
      again: {
        rollInstead:
          'Gorące kostki można zabezpieczyć, ale rzut sześcioma to farkl tylko w {chance, number, ::percent .0} przypadków. Rzuć nimi.',
      },
    },
    end: 'Gorące kostki mogą się złożyć z kilku rzutów i trafiać się raz za razem, jeśli szczęście dopisze. Punkty są zagrożone, póki ich nie zabezpieczysz.',
  },

  gameDivides: {
    title: 'Gra liczy za ciebie',
    about: 'Wybierasz kostki, a gra liczy je najkorzystniej.',
    steps: {
      worth: 'Cztery jedynki. Jak myślisz, ile są tu warte?',
      ones: 'Dobrze: trzy jedynki to {threeOnes, number}, a jeszcze jedna {single1, number}, i tak liczy się je najkorzystniej. Odłóż wszystkie cztery.',
      bank: 'Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
      next: 'Jeszcze raz. Rzuć.',
      fives:
        'Pięć piątek. Liczone osobno dałyby {apart, number}, a gra znajduje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Odłóż je.',
      bankFives:
        'Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    },
    replies: {
      worth: { wrongAnswer: 'Można je policzyć tak, by dały więcej.' },
    },
    end: 'Nie martw się, jak pogrupować kostki: zawsze dostajesz najwięcej, ile są warte.',
  },

  finalRound: {
    title: 'Runda końcowa',
    about: 'Ktoś już dotarł do celu. Masz ostatnią turę.',
    steps: {
      computer: 'Grasz z komputerem, który jest blisko celu {target, number}. Popatrz.',
      last: 'Komputer ma {leader, number}. Pozostali mają jeszcze dokładnie po jednej turze, a to jest twoja: do prowadzenia brakuje ci {needs, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}. Rzuć.',
      ones: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} w jednym rzucie. Odłóż trzy jedynki.',
      on: 'Zabezpieczenie dałoby teraz wynik {makes, number}, a {leader, number} to więcej. Innej okazji nie będzie: rzuć ponownie.',
      enough: 'Odłóż jedynkę i piątkę.',
      bank: '{makes, number} to więcej niż {leader, number}. Teraz zabezpiecz.',
    },
    replies: {
      on: {
        rollInstead: 'To dałoby {makes, number} i przegraną z {leader, number}. Rzuć ponownie.',
      },
    },
    end: 'Kto osiągnie cel, ten czeka, a pozostali próbują go wyprzedzić. Wygrywa najwyższy wynik.',
  },

  sharedWin: {
    title: 'Wspólne zwycięstwo',
    about: 'Remis na szczycie to wygrana obu stron.',
    steps: {
      last: 'Ostatnia z dziesięciu tur. Komputer skończył z wynikiem {leader, number}, ty masz {score, number}. Rzuć.',
      level:
        'Odłóż jedynkę i piątkę: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
      bank: 'Razem dokładnie {makes, number}, tyle co komputer. Zabezpiecz.',
    },
    replies: {
      bank: {
        bankInstead: 'Można iść po więcej, ale remis jest pewny i liczy się jak wygrana. Zabezpiecz.',
      },
    },
    end: 'Równe najwyższe wyniki to wspólne zwycięstwo: każdemu liczy się jako wygrana.',
  },

  rollMore: {
    title: 'Weź mniej, rzuć więcej',
    about: 'Nie trzeba brać wszystkiego, co punktuje.',
    steps: {
      one: 'Punktują jedynka i piątka. Weź samą jedynkę, a piątkę zostaw na stole.',
      on: 'Z piątką byłoby {both, number}. Ale rzut {left, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}} to farkl w {chance, number, ::percent .0} przypadków, a czterema w {fourDice, number, ::percent .0}. Rzuć {left, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}}.',
      ones: 'Opłaciło się. Odłóż obie jedynki.',
      bank: 'Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    },
    replies: {
      one: {
        otherDice:
          'To daje {heldPoints, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Ale im mniej kostek, tym częściej farkl: tu weź samą jedynkę.',
      },
      on: {
        otherDice:
          'Po wzięciu piątki zostają cztery kostki, a rzut nimi to farkl w {fourDice, number, ::percent .0} przypadków. Oddaj ją na stół.',
        rollInstead:
          'Masz dopiero {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, jeszcze za wcześnie. Rzuć ponownie.',
      },
    },
    end: 'Pojedyncza piątka jest często warta mniej niż jedna kostka więcej do rzucenia.',
  },

  odds: {
    title: 'Szanse',
    about: 'Jak często farklem kończy się rzut daną liczbą kostek.',
    steps: {
      bar: 'Odłóż kostki, a pasek pod nimi pokaże, jak często następny rzut byłby farklem. Możesz go włączyć w ustawieniach.',
      one: 'Odłóż jedną jedynkę i spójrz na pasek.',
      two: 'Dodaj piątkę i zobacz, jak pasek rośnie.',
      three: 'Z każdą wziętą kostką następny rzut jest bardziej ryzykowny. Dodaj drugą jedynkę.',
      oneDie:
        '{left, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}: {chance, number, ::percent .0}. A jak często farklem kończy się rzut jedną kostką?',
      sixDice: 'Dobrze, dwa razy na trzy: ratuje tylko jedynka i piątka. A wszystkie sześć kostek?',
      bank: 'Dobrze, prawie nigdy. Gdy masz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} i do rzucenia {left, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}}, zabezpieczenie to rozsądny wybór. Zabezpiecz.',
    },
    replies: {
      oneDie: { wrongAnswer: 'Z sześciu ścianek pojedynczo punktują tylko jedynka i piątka.' },
      sixDice: { wrongAnswer: 'Rzadziej. Przy sześciu kostkach prawie zawsze coś punktuje.' },
    },
    end: 'Sześć kostek {sixDice, number, ::percent .0}, trzy {threeDice, number, ::percent .0}, dwie {twoDice, number, ::percent .0}, jedna {oneDie, number, ::percent .0}: te cztery liczby warto znać.',
  },

  lastDice: {
    title: 'Szanuj ostatnie kostki',
    about: 'Dwie kostki to rzut monetą, jedna jest jeszcze gorsza.',
    steps: {
      take: 'Odłóż trzy dwójki i jedynkę.',
      risk: 'Masz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, do rzucenia {left, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}}. Jak często taki rzut to farkl?',
      decide:
        'Dobrze, {chance, number, ::percent .0}. Masz więc {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}: co robisz?',
      bank: 'Dobrze. Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    },
    replies: {
      risk: { wrongAnswer: 'Każda z dwóch kostek zawodzi dwa razy na trzy, a zawieść muszą obie.' },
      decide: {
        wrongAnswer: 'Niemal co drugi raz całe {total, number} by przepadło. Tu to za duże ryzyko.',
      },
      bank: {
        bankInstead: 'Niemal co drugi raz całe {total, number} by przepadło. Zabezpiecz.',
      },
    },
    end: 'Rzut dwiema kostkami to farkl w {twoDice, number, ::percent .0} przypadków, jedną w {oneDie, number, ::percent .0}. Rzucaj nimi, gdy masz mało punktów albo gdy musisz gonić.',
  },

  lastDie: {
    title: 'Jedna kostka może cię uratować',
    about: 'Ostatnia kostka może przywrócić wszystkie sześć.',
    steps: {
      five: 'Twoja ostatnia tura, a przegrywasz {score, number} do {leader, number}. Odłóż wszystko oprócz czwórki.',
      decide:
        'Zabezpieczenie daje {makes, number}, a rzut jedną kostką to farkl w {chance, number, ::percent .0} przypadków. Co teraz?',
      die: 'Dobrze: zabezpieczenie, które przegrywa, nie jest nic warte. Rzuć tą kostką.',
      hot: 'Piątka! Odłóż ją.',
      again:
        'Punktuje wszystkie sześć: gorące kostki. {makes, number} to wciąż za mało, więc rzuć wszystkimi sześcioma.',
      enough: 'Odłóż trzy jedynki.',
      bank: 'Teraz masz {makes, number}. Zabezpiecz i wygraj.',
    },
    replies: {
      decide: { wrongAnswer: 'Byłoby {makes, number} do {leader, number} i po partii.' },
      die: {
        rollInstead: 'Byłoby {makes, number} do {leader, number}, czyli pewna przegrana. Rzuć.',
      },
      again: { rollInstead: 'Wciąż tylko {makes, number} do {leader, number}. Rzuć wszystkimi sześcioma.' },
    },
    end: 'Jedna kostka ratuje cię raz na trzy razy, a wtedy znów masz sześć.',
  },

  playToTheScore: {
    title: 'Graj pod wynik',
    about: 'Na końcu liczy się tylko to, by wyprzedzić lidera.',
    steps: {
      last: 'Ostatnia z dziesięciu tur. Masz {score, number}, komputer skończył z wynikiem {leader, number}. Rzuć.',
      good: 'Odłóż obie jedynki i obie piątki.',
      decide:
        'Masz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, do rzucenia {left, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}}. W innej turze trzeba by zabezpieczyć. A teraz?',
      on: 'Dobrze: zabezpieczenie daje {makes, number}, czyli pewną przegraną. Rzuć ponownie, nie zważając na ryzyko.',
      hot: 'Dwie piątki: weź obie.',
      again:
        'Gorące kostki i {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Wynik byłby {makes, number}: jeszcze za mało. Rzuć wszystkimi sześcioma.',
      enough: 'Odłóż trzy dwójki i jedynkę.',
      bank: '{makes, number} to więcej niż {leader, number}. Zabezpiecz.',
    },
    replies: {
      decide: { wrongAnswer: 'Wtedy kończysz {makes, number} do {leader, number} i przegrywasz.' },
      on: { rollInstead: 'Byłoby {makes, number} do {leader, number}, czyli przegrana. Rzuć ponownie.' },
      again: { rollInstead: 'Byłoby {makes, number} do {leader, number}, czyli przegrana. Rzuć ponownie.' },
    },
    end: 'Przed ostatnim zabezpieczeniem spójrz na wyniki. Zabezpieczenie, które nie dogania lidera, jest warte tyle co farkl.',
  },

  ...houseLessons,
});
