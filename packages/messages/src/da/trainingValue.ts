/** The value drill: what is this selection worth? */
export const trainingValue = {
  question: 'Hvad er det værd?',
  aloud:
    '{count, plural, one {Én terning er lagt til side: {dice}.} other {# terninger er lagt til side: {dice}.}} Hvad er det værd?',
  position:
    '{count, plural, one {Én terning var lagt til side: {dice}.} other {# terninger var lagt til side: {dice}.}}',
  setAside: '{count, plural, one {Én terning lagt til side} other {# terninger lagt til side}}',
  dice: 'Kastet',
  answers: 'Svar',
  points: '{points, number}',
  worth: '{points, plural, one {# point} other {# point}}',
  notLegal: 'Ikke tilladt',
  tooMany: '{points, plural, one {# point} other {# point}} for meget',
  tooFew: '{points, plural, one {# point} other {# point}} for lidt',
  keptEarlier: 'Beholdt fra et tidligere kast',
  keptAloud: 'Beholdt fra et tidligere kast: {dice}',
  die: {
    plain: '{face}, ikke lagt til side',
    held: '{face}, lagt til side',
    stray: '{face}, giver ikke point',
    heldCaption: 'til side',
    strayCaption: 'giver intet',
  },
  division: 'Sådan deles det op',
  doesNotScore: 'Giver ikke point',
  noPoints: '–',

  reasons: {
    needsThree:
      'En 2’er, 3’er, 4’er eller 6’er giver kun point, når der er mindst tre ens, og alt, der lægges til side, skal give point.',
    onlyTriples: 'Kun tre ens giver point her: en fjerde {face}’er giver ikke point.',
    notStraight: 'En straight kræver alle seks øjental i ét kast. En kortere stribe er intet værd her.',
    noFourAndPair:
      'Tre par kræver tre forskellige øjental, og fire ens og et par er ikke en gruppe her: {face}’erne giver ikke point.',
    noThreePairs: 'Tre par er ikke en gruppe her, så {face}’erne giver ikke point.',
    tooFewSetAside:
      'Kun det, der er lagt til side, tæller. To {face}’ere giver intet, så længe den tredje bliver på bordet.',
    otherRoll:
      'Kun terninger fra samme kast hører sammen. {kept} fra et tidligere kast kan ikke hjælpe denne {face}’er.',
    ownRoll: 'Kun terninger fra samme kast hører sammen. {kept} fra et tidligere kast tæller for sig.',
    onlySetAside: 'Kun det, der er lagt til side, tæller. Terninger, der bliver på bordet, giver intet.',
    singles: 'Hver 1’er og hver 5’er giver point for sig selv.',
    triple: 'Tre ens er 100 gange øjentallet værd: tre {face}’ere giver {points, number}.',
    threeOnes: 'Tre 1’ere er en gruppe for sig og giver {points, number}.',
    fourOnes:
      'Tre 1’ere og en enkelt 1’er giver {points, number}, og det slår fire ens med {flat, number}. Spillet vælger den bedste opdeling.',
    alike: '{count, select, 4 {Fire} 5 {Fem} other {Seks}} ens giver {points, number}, uanset øjental.',
    alikeByFace:
      '{count, select, 4 {Fire} 5 {Fem} other {Seks}} ens regnes her ud fra tre ens: med {face}’ere giver det {points, number}.',
    straight: 'Alle seks øjental i ét kast er en straight: {points, number}.',
    partialStraight: 'Fem øjental på stribe er en delvis straight her: {points, number}.',
    threePairs: 'Tre par med tre forskellige øjental: {points, number}.',
    twoTriplets:
      'To gange tre ens er én gruppe til {points, number}. Hver for sig ville de give {apart, number}.',
    triplesApart: 'To gange tre ens er ikke én gruppe her, så de tæller hver for sig.',
    fourAndPair: 'Fire ens og et par er én gruppe her: {points, number}.',
    bestDivision: 'Terningerne kan deles op på flere måder. Spillet vælger den, der giver mest.',
    fourAndSingles:
      'Tre par kræver tre forskellige øjental, så det her er fire ens og to terninger, der giver point for sig selv.',
  },

  topics: {
    singles: 'Enkelte 1’ere og 5’ere',
    triple: 'Tre ens',
    strayDice: 'Terninger, der ikke giver point',
    tripleAndSingles: 'Tre ens og enkelte terninger',
    ones: 'Mange 1’ere',
    straight: 'En straight',
    threePairs: 'Tre par',
    moreOfAKind: 'Fire, fem og seks ens',
    leftBehind: 'Terninger, der blev på bordet',
    nearStraight: 'Næsten en straight',
    twoTriplets: 'To gange tre ens',
    keptEarlier: 'Terninger fra et tidligere kast',
    fourAndPair: 'Fire ens og et par',
  },
} as const;
