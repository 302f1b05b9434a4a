/** The drills of decisions: Keep, Bank or roll, Endgame. Their reasons are the coach's, and a few comparisons. */
export const trainingDecisions = {
  questions: {
    keep: 'Które kostki odkładasz?',
    bankOrRoll: 'Zabezpieczyć czy rzucić?',
    endgame: 'Co robisz?',
  },
  /** Below the question. */
  subs: {
    keep: 'Naciśnij kostki, a potem je odłóż.',
    bankOrRoll: 'Kostki w obwódce są już odłożone.',
    endgame: 'Naciśnij kostki, które odkładasz, a potem rzuć lub zabezpiecz.',
  },
  /** The position as it is read aloud, part by part. */
  aloud: {
    keep: 'Które kostki odkładasz? {position}',
    bankOrRoll: 'Zabezpieczyć czy rzucić? {position} Odłożone: {dice}.',
    endgame: 'Co robisz? {position}',
    two: 'Masz {own, number}, przeciwnik {other, number}.',
    lastTurn:
      'Twoja ostatnia tura: masz {own, number}, przeciwnik {other, number}. {needed, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} to wspólne zwycięstwo, więcej to wygrana.',
    turns:
      '{turns, plural, one {Wynik: {own, number}. Została # tura, ta ostatnia.} few {Wynik: {own, number}. Zostały # tury, licząc tę.} many {Wynik: {own, number}. Zostało # tur, licząc tę.} other {Wynik: {own, number}. Zostało # tury, licząc tę.}}',
    fewestTurns: 'Grasz solo, o jak najmniej tur, i masz {own, number}.',
    target: 'Cel to {target, number}.',
    roll: 'Dotąd w tej turze {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Rzut: {dice}.',
    entry:
      'Twoje pierwsze zabezpieczenie wymaga {points, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}.',
    twoFarkles:
      'Masz dwa farkle z rzędu: trzeci kosztuje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  },

  dice: 'Rzut',
  die: {
    free: '{face}, nieodłożona',
    held: '{face}, odłożona',
    rolled: '{face}, do rzutu',
    best: '{face}, najlepiej odłożyć',
    both: '{face}, odłożona, i słusznie',
    vain: '{face}, lepiej zostawić',
    captions: {
      held: 'odłożona',
      rolled: 'do rzutu',
      best: 'najlepiej',
      both: 'słusznie',
      vain: 'zostaw',
    },
  },

  /** Scores and goal above the dice. */
  standing: {
    label: 'Partia',
    you: 'Ty',
    other: 'Przeciwnik',
    points: '{points, number}',
    target: 'do {target, number}',
    turnsLeft:
      '{turns, plural, one {ostatnia tura} few {zostały # tury} many {zostało # tur} other {zostało # tury}}',
    fewestTurns: 'do {target, number}, jak najmniej tur',
    needs: 'Ostatnia tura: {points, number} to wspólne zwycięstwo, więcej to wygrana',
    entry: 'Próg wejścia {points, number}',
    twoFarkles: 'Trzeci farkl kosztuje {points, number}',
  },

  setAside:
    '{count, plural, one {Odłóż # kostkę} few {Odłóż # kostki} many {Odłóż # kostek} other {Odłóż # kostki}}',
  setAsideNone: 'Odłóż',
  gain: '+ {points, number}: w tej turze {turn, number}',
  answers: 'Twój ruch',

  /** An answer as it stands large, and as it is read. */
  answer: {
    keep: '{dice}',
    roll: '{count, plural, one {Rzuć # kostką} few {Rzuć # kostkami} many {Rzuć # kostkami} other {Rzuć # kostki}}',
    bank: 'Zabezpiecz {points, number}',
    keepRoll:
      '{count, plural, one {{dice}, rzuć # kostką} few {{dice}, rzuć # kostkami} many {{dice}, rzuć # kostkami} other {{dice}, rzuć # kostki}}',
    keepBank: '{dice}, zabezpiecz {points, number}',
    aloud: 'Odłóż {dice}',
  },

  /** Both values in one line. `best` where the best was chosen, `given` else. */
  values: {
    winChance: {
      best: 'Szansa na wygraną {best, number, ::percent .0}, drugi najlepszy ruch {next, number, ::percent .0}',
      given:
        'Szansa na wygraną: twój ruch {given, number, ::percent .0}, najlepszy {best, number, ::percent .0}',
    },
    points: {
      best: 'Średnio {best, number, ::precision-integer} pkt, drugi najlepszy ruch {next, number, ::precision-integer}',
      given:
        'Średnio punktów: twój ruch {given, number, ::precision-integer}, najlepszy {best, number, ::precision-integer}',
    },
    turns: {
      best: 'Po tej turze jeszcze {best, number, ::.00} tury, drugi najlepszy ruch {next, number, ::.00}',
      given: 'Tur po tej: twój ruch {given, number, ::.00}, najlepszy {best, number, ::.00}',
    },
  },

  options: {
    label: 'Możliwości',
    roll: '{count, plural, one {rzuć # kostką} few {rzuć # kostkami} many {rzuć # kostkami} other {rzuć # kostki}}',
    bank: 'zabezpiecz {points, number}',
    yours: 'twój ruch',
    best: 'najlepszy',
    winChance: '{value, number, ::percent .0}',
    points: '{value, number, ::precision-integer}',
    turns: '{value, number, ::.00}',
    cost: {
      winChance: '−{cost, number, ::percent .0}',
      points: '−{cost, number, ::precision-integer}',
      turns: '+{cost, number, ::.00}',
    },
    costAloud: {
      winChance: 'kosztuje {cost, number, ::percent .0}',
      points: 'kosztuje {cost, number, ::precision-integer} pkt',
      turns: 'kosztuje {cost, number, ::.00} tury',
    },
  },

  /** Reasons that compare two choices. */
  reasons: {
    moreDice:
      'Rzut {dice, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}} to farkl w {chance, number, ::percent .0} przypadków, a rzut {otherDice, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}} w {otherChance, number, ::percent .0}.',
    morePoints:
      'Daje w tej turze {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} zamiast {otherPoints, number}.',
    otherNear:
      'Przeciwnikowi brakuje już tylko {missing, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}: następnej tury może nie być.',
  },

  /** What a question is about, where mistakes are looked at again. */
  topics: {
    keep: '{count, plural, one {Co zrobić z # kostką} few {Co odłożyć z # kostek} many {Co odłożyć z # kostek} other {Co odłożyć z # kostki}}',
    bankOrRoll:
      '{count, plural, one {Zabezpieczyć czy rzucić # kostką} few {Zabezpieczyć czy rzucić # kostkami} many {Zabezpieczyć czy rzucić # kostkami} other {Zabezpieczyć czy rzucić # kostki}}',
    lastTurn: 'Ostatnia tura ze stratą do lidera',
    entry: 'Pierwsze zabezpieczenie',
    twoFarkles: 'Dwa farkle z rzędu',
    nearTarget: 'Przeciwnik blisko celu',
  },

  /** How well values are known while a game is being solved. */
  knowledge: {
    points:
      'Dopóki szanse na wygraną na twoich zasadach nie są policzone, możliwości mierzy się punktami tury.',
    solving: 'Liczymy szanse na wygraną: {share, number, ::percent precision-integer}',
  },
} as const;
