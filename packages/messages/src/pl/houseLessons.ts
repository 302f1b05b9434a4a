/** What the lessons on house rules say; each is named after its rule. Joined into `lessons`. */
export const houseLessons = {
  target: {
    steps: {
      aim: 'Przy tym stole cel to {target, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Masz {score, number}.',
      roll: 'Rzuć.',
      take: 'Odłóż obie jedynki i obie piątki: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
      bank: 'Razem {makes, number}, a wystarczy osiągnąć cel co do punktu. Zabezpiecz.',
      others: 'Pozostali mają jeszcze jedną turę. Popatrz.',
    },
    end: 'Niższy cel to krótsza partia, w której każde zabezpieczenie znaczy więcej.',
  },

  ending: {
    steps: {
      roll: 'Masz {score, number}, komputer ma {leader, number}, a cel to {target, number}. Rzuć.',
      take: 'Odłóż obie jedynki i obie piątki.',
      bankAtOnce:
        'Razem {makes, number}. Przy tym stole takie zabezpieczenie kończy partię: nikt nie ma już tury. Zabezpiecz.',
      bankFirst:
        'Razem {makes, number}. Przy tym stole pozostali mają po nim jeszcze po jednej turze. Zabezpiecz i zobacz.',
      others: 'Komputer rozgrywa swoją ostatnią turę.',
    },
    end: 'Od zakończenia zależy, ile odwagi trzeba w pobliżu celu.',
  },

  entryMinimum: {
    steps: {
      first:
        'Odłóż jedynkę i piątkę: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
      refused:
        'Pierwsze zabezpieczenie w partii wymaga {entryMinimum, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}. Spróbuj zabezpieczyć {total, number}.',
      on: 'Za mało, więc trzeba grać dalej. Rzuć.',
      more: 'Odłóż trzy jedynki.',
      bank: '{total, number} wystarczy. Zabezpiecz, a próg masz za sobą.',
      next: 'Twoja następna tura. Rzuć.',
      small: 'Odłóż piątkę.',
      free: 'Teraz, z progiem za sobą, można zabezpieczyć nawet {total, number}. Zabezpiecz.',
    },
    end: 'Tylko pierwsze zabezpieczenie musi dać {entryMinimum, number}; wystarczy co do punktu.',
  },

  bankMinimum: {
    steps: {
      first:
        'Odłóż jedynkę i piątkę: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
      refused:
        'Każde zabezpieczenie wymaga {bankMinimum, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}. Spróbuj zabezpieczyć {total, number}.',
      on: 'Za mało, więc trzeba grać dalej. Rzuć.',
      more: 'Odłóż trzy jedynki.',
      bank: '{total, number} wystarczy. Zabezpiecz.',
      next: 'Twoja następna tura. Rzuć.',
      small: 'Odłóż jedynkę.',
      everyTime: 'Próg obowiązuje znowu, i tak tura po turze. Spróbuj zabezpieczyć {total, number}.',
    },
    end: 'Poniżej {bankMinimum, number} nie ma o czym decydować: rzucasz.',
  },

  threeFarkles: {
    steps: {
      warning:
        'Masz {score, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} i dwa farkle z rzędu. Stół ostrzega: trzeci kosztuje {penalty, number}.',
      third: 'Rzuć i zobacz najgorsze.',
      taken:
        'Trzeci farkl z rzędu: wynik maleje o {taken, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Przyjrzyj się i graj dalej.',
      anew: 'Liczenie zaczyna się od nowa; zabezpieczenie też je zeruje. Wynik nigdy nie spada poniżej zera.',
    },
    end: 'Po dwóch farklach z rzędu zabezpiecz choć drobiazg: to zeruje licznik.',
  },

  mustRoll: {
    steps: {
      first: 'Odłóż jedynkę i piątkę.',
      on: 'Rzuć {left, plural, one {pozostałą kostką} few {pozostałymi # kostkami} many {pozostałymi # kostkami} other {pozostałymi # kostkami}}.',
      all: 'Trzy dwójki i jedynka: odłóż wszystkie cztery.',
      refused:
        'Gorące kostki, masz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Przy tym stole trzeba nimi rzucić. Spróbuj zabezpieczyć.',
      again: 'Rzuć więc wszystkimi sześcioma.',
      one: 'Odłóż jedną jedynkę.',
      bank: 'To już nie gorące kostki, więc można zabezpieczyć: {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    },
    end: 'Gdzie gorącymi kostkami trzeba rzucić, tam najlepsze tury są najbardziej emocjonujące.',
  },

  doubled: {
    steps: {
      roll: 'Przy tym stole każda kostka ponad trzy takie same podwaja ich wartość. Rzuć.',
      four: 'Trzy trójki to {three, number}, więc cztery to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Weź je.',
      five: 'Pięć to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Weź je.',
      six: 'A sześć to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Weź je.',
      next: 'Rzuć.',
      bank: 'Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    },
    end: 'Najwięcej dają wysokie ścianki: sześć szóstek to dwa razy tyle co sześć trójek.',
  },

  linear: {
    steps: {
      roll: 'Przy tym stole każda kostka ponad trzy takie same dodaje ich wartość jeszcze raz. Rzuć.',
      four: 'Trzy trójki to {three, number}, więc cztery to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Weź je.',
      five: 'Pięć to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Weź je.',
      six: 'A sześć to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Weź je.',
      next: 'Rzuć.',
      bank: 'Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    },
    end: 'Im więcej takich samych, tym więcej punktów, ale niskie ścianki dają mało.',
  },

  triplesOnly: {
    steps: {
      roll: 'Przy tym stole nie liczy się nic ponad trzy takie same. Rzuć.',
      four: 'Spróbuj odłożyć wszystkie cztery dwójki.',
      three:
        'Czwarta dwójka do niczego nie pasuje. Weź trzy: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
      bank: 'Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
      next: 'Rzuć.',
      fives:
        'Cztery piątki: trzy to {threeFives, number}, a jeszcze jedna punktuje sama, {single5, number}. Weź wszystkie cztery.',
    },
    end: 'Kostka ponad trzy punktuje tylko wtedy, gdy jest jedynką lub piątką.',
  },

  /** One lesson for each combination whose worth a table may change; `name` is the combination. */
  worth: {
    steps: {
      roll: 'Ta lekcja jest o jednym meldzie: {name}. Rzuć.',
      take: '{name}: przy tym stole {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Odłóż {dice}.',
      takeWithSpare:
        '{name}, a punktuje też dodatkowa piątka: razem {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Odłóż wszystkie sześć.',
      bank: 'Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
      rollOff: 'Przy tym stole jeden meld jest wyłączony: {name}. Rzuć.',
      off: 'Spróbuj odłożyć wszystkie sześć.',
      offTake:
        'Bez tej zasady liczy się tylko {dice}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Odłóż te kostki.',
      bankOff: 'Zabezpiecz {total, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    },
    end: 'Punkty za wszystkie meldy twojego stołu znajdziesz pod „Co punktuje”.',
  },
} as const;
