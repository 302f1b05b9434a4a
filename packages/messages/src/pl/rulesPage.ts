import { agreed } from '../words.ts';

/**
 * The rules page. Every amount and chance is a parameter that is reckoned for the rules shown. Names of combinations
 * and of single rules come from `rules`.
 */
export const rulesPage = agreed('rulesPage', {
  title: 'Zasady',
  description:
    'Zasady Farkle dla każdego stołu: co punktuje, dokładne szanse i jak korzystają z nich dobrzy gracze.',
  lead: 'Punkty, szanse i rady na tej stronie są policzone dla wybranych tu zasad.',
  contents: 'Na tej stronie',
  print: 'Drukuj',
  backToTable: 'Wróć do stołu',

  choice: {
    label: 'Które zasady?',
    shown:
      '{count, plural, =0 {Pokazane: {preset}} one {Pokazane: {preset}, # zasada zmieniona} few {Pokazane: {preset}, # zasady zmienione} many {Pokazane: {preset}, # zasad zmienionych} other {Pokazane: {preset}, # zasady zmienionej}}',
    change: 'Zmień pojedyncze zasady',
    loading: 'Chwileczkę…',
    cannot: 'Te zasady do siebie nie pasują. Strona wciąż pokazuje ostatnie, które pasowały.',
    refusedTitle: 'Nie da się odczytać zasad z adresu',
    refusedText: '{reason} Zamiast nich pokazane: {preset}.',
  },

  sections: {
    need: 'Czego potrzeba',
    aim: 'Cel gry',
    turn: 'Tura krok po kroku',
    scoring: 'Co punktuje',
    disputes: 'Spory rozstrzygnięte',
    hotDice: 'Gorące kostki',
    odds: 'Jak często rzut to farkl',
    end: 'Jak kończy się gra',
    variants: 'Jak grają inne stoły',
    modes: 'Sposoby gry',
    tips: 'Rady dobrych graczy',
  },

  need: {
    dice: 'Sześć zwykłych kostek. Tutaj gra rzuca nimi za ciebie, a każdy rzut może sprawdzić, kto tylko zechce.',
    players: 'Od {least, number} do {most, number} graczy albo ty z kostkami sam na sam.',
    paper: 'Przy drewnianym stole także kartka i ołówek do zapisywania wyników.',
  },

  aim: {
    finalRound:
      'Zbieraj punkty tura po turze. Gdy ktoś ma {target, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, pozostali mają jeszcze po jednej turze; potem wygrywa najwyższy wynik.',
    immediate:
      'Zbieraj punkty tura po turze. Kto pierwszy ma {target, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, ten od razu wygrywa.',
    heart: 'Każdy rzut może przynieść więcej albo zabrać całą turę. Cała sztuka to wiedzieć, kiedy przestać.',
  },

  turn: {
    roll: '<b>Rzuć</b> wszystkimi sześcioma kostkami.',
    farkle:
      '<b>Nic nie punktuje?</b> To farkl: tura się kończy, a jej punkty przepadają. Przy sześciu kostkach zdarza się to w {chance} rzutów.',
    setAside:
      '<b>Odłóż</b> co najmniej jedną kostkę, która punktuje. Każda odłożona kostka musi punktować; punktujące kostki można też zostawić na stole.',
    count: '<b>Policz</b>: to, co odłożone, powiększa punkty tury. Są zagrożone, póki ich nie zabezpieczysz.',
    choose: '<b>Wybierz</b>: rzuć pozostałymi kostkami albo zabezpiecz.',
    bank: '<b>Zabezpiecz</b>, by dodać punkty tury do wyniku i oddać kostki dalej.',
    entryMinimum:
      'Pierwsze zabezpieczenie każdego gracza musi dać co najmniej {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    bankMinimum:
      'Każde zabezpieczenie musi dać co najmniej {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    mayRoll:
      '<b>Gorące kostki</b>: gdy punktuje już wszystkie sześć, można rzucić nimi ponownie albo zabezpieczyć.',
    mustRoll: '<b>Gorące kostki</b>: gdy punktuje już wszystkie sześć, trzeba rzucić nimi ponownie.',
    threeFarkles:
      'Po trzech farklach z rzędu wynik maleje o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, ale nigdy poniżej zera.',
  },

  scoring: {
    oneRoll: 'Meld tworzą tylko kostki z jednego i tego samego rzutu.',
    best: 'Kostki, które można policzyć na kilka sposobów, liczy się tak, by były warte najwięcej.',
    combinations: 'Meldy i ich punkty',
    name: 'Meld',
    points: 'Punkty',
    alike: 'Takie same kostki z jednego rzutu',
    alikeNote: 'Kreska: nie wszystkie te kostki punktują.',
    face: 'Ścianka',
    count: '{count, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}',
    none: 'nie wszystkie punktują',
    off: 'Przy tym stole bez punktów:',
  },

  disputes: {
    lead: 'Rzuty, o które kłócą się gracze, i to, ile są warte na tych zasadach.',
    before: 'Odłożone wcześniej',
    then: 'Potem',
    worth: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
    part: '{count, plural, one {{name}: {points, number}} few {# × {name}: {points, number}} many {# × {name}: {points, number}} other {# × {name}: {points, number}}}',
    left: '{dice}: bez punktów',
    sum: '{before, number} i {now, number}, razem {total, number}',
    why: {
      lone: 'Pojedyncza dwójka, trójka, czwórka czy szóstka nie jest nic warta.',
      pairsNeedThreeFaces: 'Trzy pary muszą być różne, a sama para nie punktuje.',
      fourAndPair: 'Cztery takie same i para to przy tym stole jeden meld.',
      twoTriplets: 'Dwa razy trzy takie same to przy tym stole jeden meld.',
      noTriplets:
        'Dwa razy trzy takie same nie są przy tym stole osobnym meldem, więc każde trzy liczą się oddzielnie.',
      dearest: 'Z wszystkich podziałów kostek liczy się ten, który jest wart najwięcej.',
      sixAlike: 'Sześć takich samych to nigdy nie dwa razy trzy takie same ani trzy pary.',
      onlyThree:
        'Więcej niż trzy takie same nie tworzą przy tym stole meldu: pozostałe muszą punktować same.',
      groupOfAll: 'Wszystkie takie same kostki tworzą jeden meld.',
      spareDie: 'Obok niepełnej serii dodatkowa kostka też punktuje.',
      noPartial: 'Pięć kolejnych nie tworzy przy tym stole meldu.',
      oneRoll: 'Meld tworzą tylko kostki z jednego rzutu: z tych nigdy nie będzie trzech takich samych.',
      hotDice: 'Punktuje wszystkie sześć kostek, choć w dwóch rzutach: gorące kostki.',
    },
  },

  hotDice: {
    lead: 'Gdy w turze punktuje już wszystkie sześć kostek, w jednym rzucie lub w kilku, wszystkie sześć wraca do gry.',
    caption: 'Tura z gorącymi kostkami',
    roll: 'Rzut',
    aside: 'Odłożone',
    points: 'Punkty',
    total: 'Zagrożone',
    next: 'Kostki do rzutu',
    mayRoll:
      '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} i sześć nowych kostek: rzuć nimi albo zabezpiecz.',
    mustRoll:
      '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} i sześć nowych kostek: przy tym stole trzeba nimi rzucić.',
    belowMinimum:
      '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} i sześć nowych kostek. Zabezpieczyć można tu dopiero od {needs, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}, więc rzuć.',
    belowEntry:
      '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} i sześć nowych kostek. Pierwsze zabezpieczenie wymaga {needs, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}; kto ma je za sobą, może teraz zabezpieczyć, pozostali rzucają.',
    risk: 'Rzut sześcioma kostkami to farkl w {chance} przypadków. Wtedy tracisz i te punkty: {points, number}.',
  },

  odds: {
    lead: 'Im mniej kostek, tym ryzykowniejszy rzut. Policzone po wszystkich możliwych rzutach, na tych zasadach.',
    picture: 'Szansa na farkla według liczby kostek',
    caption: 'Szanse w jednym rzucie',
    dice: 'Liczba kostek',
    farkles: 'Rzuty z farklem',
    fraction: '{farkles, number} z {rolls, number}',
    chance: 'Farkl',
    hot: 'Punktują wszystkie',
    count: '{count, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}',
    turn: 'Przy najlepszej grze farklem kończy się {chance} tur, a tura daje średnio {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  },

  end: {
    finalRound:
      'Gdy po zabezpieczeniu ktoś ma co najmniej {target, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, zaczyna się runda końcowa: każdy z pozostałych ma jeszcze dokładnie jedną turę. Kto ją wywołał, nie gra już więcej, nawet gdy ktoś go wyprzedzi.',
    immediate:
      'Gdy po zabezpieczeniu ktoś ma co najmniej {target, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, partia od razu się kończy.',
    exact: 'Wystarczy osiągnąć cel co do punktu.',
    shared: 'Równe najwyższe wyniki to wspólne zwycięstwo: każdemu liczy się jako wygrana.',
    ownBank: 'Nikt nie zabezpieczy za ciebie, nawet jeśli to daje wygraną.',
    losing: 'W ostatniej turze stół mówi, kiedy zabezpieczenie przegrywa.',
    minimums: 'Progi i kary obowiązują do końca.',
    turns:
      '{turns, plural, one {Gra na liczbę tur, zwykle # turę, nie ma celu: wygrywa najwyższy wynik.} few {Gra na liczbę tur, zwykle # tury, nie ma celu: wygrywa najwyższy wynik.} many {Gra na liczbę tur, zwykle # tur, nie ma celu: wygrywa najwyższy wynik.} other {Gra na liczbę tur, zwykle # tury, nie ma celu: wygrywa najwyższy wynik.}}',
    leaving: 'Kto opuszcza partię, nie może wygrać. Kto zostaje przy stole ostatni, ten wygrywa.',
  },

  variants: {
    lead: 'Wszystkie zasady, które stół może zmienić. Naciśnij wartość, a cała ta strona przeliczy się według niej.',
    effects:
      'Przy wartości stoi, co daje, jeśli nic innego się nie zmieni: jak często farklem jest rzut sześcioma kostkami i ile punktów średnio daje tura przy najlepszej grze.',
    combinations: 'Co punktuje',
    flow: 'Jak przebiega gra',
    here: 'obowiązuje tu',
    dice: 'farkl {chance}, {points, number} na turę',
    turn: '{points, number} na turę',
    firstBank: '{points, number} na turę do pierwszego zabezpieczenia',
    threeFarkles: 'szansa w trzech kolejnych turach: {chance}',
  },

  modes: {
    lead: 'W każdym sposobie gry zasady są te same. Różni się tylko to, kto gra i kiedy jest koniec.',
    finalRound: 'Do celu, z rundą końcową.',
    immediate: 'Do celu, od razu.',
    turns:
      '{turns, plural, one {# tura; cel i zakończenie nie mają znaczenia.} few {# tury; cel i zakończenie nie mają znaczenia.} many {# tur; cel i zakończenie nie mają znaczenia.} other {# tury; cel i zakończenie nie mają znaczenia.}}',
    fewest:
      'Koniec, gdy po zabezpieczeniu masz co najmniej {target, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    rules: 'Każdą zasadę z tej strony można wybrać, ustawiając nową grę.',
    start: 'Ustaw nową grę',
  },

  tips: {
    lesson: 'Poćwicz: {tip}',
    lessDice: {
      title: 'Odłóż mniej, rzuć więcej',
      text: 'Odłożyć trzeba jedną punktującą kostkę, nie wszystkie. Każda, którą zostawisz, czyni następny rzut bezpieczniejszym.',
      caption: 'Trzy odpowiedzi na ten rzut',
      keep: 'Odłóż',
      points: 'Punkty',
      left: 'Zostaje kostek',
      chance: 'Farkl',
      worth: 'Tura średnio',
      verdictFew: 'Średnio najlepiej: odłóż tylko {dice}, ze względu na kostki, które zostają.',
      verdictAll: 'Na tych zasadach odłożenie {dice} i tak jest średnio warte więcej.',
    },
    lastDice: {
      title: 'Szanuj ostatnie kostki',
      text: 'Rzut dwiema kostkami to farkl w {two} przypadków, jedną w {one}. Rzucaj nimi, gdy masz mało do stracenia albo dużo do odrobienia.',
      caption: 'Od ilu punktów najlepiej zabezpieczyć, jeśli liczą się tylko punkty',
      left: 'Zostaje kostek',
      chance: 'Farkl',
      bankFrom: 'Zabezpiecz od',
      never: 'nigdy',
      note: 'Poniżej rzut daje średnio więcej. Gdy pod koniec partii przegrywasz, ryzykuj więcej; gdy prowadzisz, mniej.',
    },
    lastHope: {
      title: 'Jedna kostka może dać gorące kostki',
      text: 'Ostatnia kostka punktuje w {hot} rzutów, a wtedy wraca wszystkie sześć, które są farklem tylko w {six} rzutów.',
      dearer:
        'Jedną kostką opłaca się więc rzucić poniżej {one, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}, a dwiema dopiero poniżej {two, number}, choć jedna częściej daje farkla.',
      plain:
        'Jedną kostką opłaca się rzucić poniżej {one, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}, a dwiema poniżej {two, number}.',
    },
    score: {
      title: 'Na końcu graj pod wynik',
      last: 'W ostatniej turze liczy się tylko wynik do pobicia. Przeciwnik ma {leader, number}, ty masz {mine, number}, a zagrożone {turn, number}.',
      losing:
        'Zabezpieczenie daje {makes, number} i pewną przegraną. Rzut {dice, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}} to farkl w {chance} przypadków, a w pozostałych wygrana albo dalsza gra: więc rzuć.',
      atOnce:
        'Przy tym stole nie ma ostatniej tury. Dobra tura daje średnio {turn, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}: komu nie brakuje więcej, ten może wygrać, zanim znów zagrasz. Blisko końca partii rzucaj dalej, zamiast zabezpieczać mało.',
    },
  },
});
