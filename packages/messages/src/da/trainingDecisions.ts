/** The drills of decisions: Keep, Bank or roll, Endgame. Their reasons are the coach's, and a few comparisons. */
export const trainingDecisions = {
  questions: {
    keep: 'Hvilke terninger lægger du til side?',
    bankOrRoll: 'Gemme eller kaste?',
    endgame: 'Hvad gør du?',
  },
  /** Below the question. */
  subs: {
    keep: 'Tryk på terningerne, og læg dem så til side.',
    bankOrRoll: 'Terningerne med ring er allerede lagt til side.',
    endgame: 'Tryk på de terninger, du lægger til side, og kast eller gem så.',
  },
  /** The position as it is read aloud, part by part. */
  aloud: {
    keep: 'Hvilke terninger lægger du til side? {position}',
    bankOrRoll: 'Gemme eller kaste? {position} Du har lagt {dice} til side.',
    endgame: 'Hvad gør du? {position}',
    two: 'Du har {own, number}, modstanderen {other, number}.',
    lastTurn:
      'Din sidste tur: du har {own, number}, modstanderen {other, number}. {needed, number} point deler sejren, mere vinder den.',
    turns:
      'Du har {own, number} point og {turns, plural, one {kun denne sidste tur} other {# ture tilbage, denne iberegnet}}.',
    fewestTurns: 'Du spiller alene efter færrest ture og har {own, number}.',
    target: 'Målet er {target, number}.',
    roll: '{points, number} point indtil nu i denne tur. Kastet: {dice}.',
    entry: 'Første gang du gemmer, kræver det {points, number}.',
    twoFarkles: 'Du har slået Farkle to gange i træk: en tredje Farkle koster {points, number}.',
  },

  dice: 'Kastet',
  die: {
    free: '{face}, ikke lagt til side',
    held: '{face}, lagt til side',
    rolled: '{face}, skal kastes',
    best: '{face}, bør lægges til side',
    both: '{face}, du lagde den til side, og det er bedst',
    vain: '{face}, bør blive liggende',
    captions: {
      held: 'til side',
      rolled: 'kastes',
      best: 'bedst',
      both: 'din, bedst',
      vain: 'lad ligge',
    },
  },

  /** Scores and goal above the dice. */
  standing: {
    label: 'Spillet',
    you: 'Du',
    other: 'Modstander',
    points: '{points, number}',
    target: 'til {target, number}',
    turnsLeft: '{turns, plural, one {sidste tur} other {# ture tilbage}}',
    fewestTurns: 'til {target, number} på færrest ture',
    needs: 'Sidste tur: {points, number} deler sejren, mere vinder den',
    entry: 'Gem første gang fra {points, number}',
    twoFarkles: 'En tredje Farkle koster {points, number}',
  },

  setAside: '{count, plural, one {Læg # terning til side} other {Læg # terninger til side}}',
  setAsideNone: 'Læg til side',
  gain: '+ {points, number}: {turn, number} i denne tur',
  answers: 'Dit træk',

  /** An answer as it stands large, and as it is read. */
  answer: {
    keep: '{dice}',
    roll: '{count, plural, one {Kast # terning} other {Kast # terninger}}',
    bank: 'Gem {points, number}',
    keepRoll: '{count, plural, one {{dice}, kast # terning} other {{dice}, kast # terninger}}',
    keepBank: '{dice}, gem {points, number}',
    aloud: 'Læg {dice} til side',
  },

  /** Both values in one line. `best` where the best was chosen, `given` else. */
  values: {
    winChance: {
      best: '{best, number, ::percent .0} for sejr, det næstbedste {next, number, ::percent .0}',
      given: 'Dit valg {given, number, ::percent .0} for sejr, det bedste {best, number, ::percent .0}',
    },
    points: {
      best: '{best, number, ::precision-integer} point i snit, det næstbedste {next, number, ::precision-integer}',
      given:
        'Dit valg {given, number, ::precision-integer} point i snit, det bedste {best, number, ::precision-integer}',
    },
    turns: {
      best: '{best, number, ::.00} ture mere efter denne, det næstbedste {next, number, ::.00}',
      given: 'Dit valg {given, number, ::.00} ture mere efter denne, det bedste {best, number, ::.00}',
    },
  },

  options: {
    label: 'Mulighederne',
    roll: '{count, plural, one {kast # terning} other {kast # terninger}}',
    bank: 'gem {points, number}',
    yours: 'dit',
    best: 'bedst',
    winChance: '{value, number, ::percent .0}',
    points: '{value, number, ::precision-integer}',
    turns: '{value, number, ::.00}',
    cost: {
      winChance: '−{cost, number, ::percent .0}',
      points: '−{cost, number, ::precision-integer}',
      turns: '+{cost, number, ::.00}',
    },
    costAloud: {
      winChance: 'koster {cost, number, ::percent .0}',
      points: 'koster {cost, number, ::precision-integer} point',
      turns: 'koster {cost, number, ::.00} ture',
    },
  },

  /** Reasons that compare two choices. */
  reasons: {
    moreDice:
      '{dice, plural, one {# terning} other {# terninger}} giver Farkle i {chance, number, ::percent .0} af tilfældene, {otherDice, plural, one {# terning} other {# terninger}} i {otherChance, number, ::percent .0}.',
    morePoints: 'Det giver {points, number} point i denne tur i stedet for {otherPoints, number}.',
    otherNear: 'Modstanderen mangler kun {missing, number}: måske får du ikke flere ture.',
  },

  /** What a question is about, where mistakes are looked at again. */
  topics: {
    keep: '{count, plural, one {Hvilke af # terning} other {Hvilke af # terninger}}',
    bankOrRoll:
      '{count, plural, one {Gemme eller kaste med # terning tilbage} other {Gemme eller kaste med # terninger tilbage}}',
    lastTurn: 'Bagud i sidste tur',
    entry: 'Første gang du gemmer',
    twoFarkles: 'Farkle to gange i træk',
    nearTarget: 'Modstanderen er tæt på målet',
  },

  /** How well values are known while a game is being solved. */
  knowledge: {
    points:
      'Indtil chancerne for at vinde er regnet ud efter dine regler, måles mulighederne i point for turen.',
    solving: 'Regner chancerne for at vinde ud: {share, number, ::percent precision-integer}',
  },
} as const;
