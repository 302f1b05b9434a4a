/** The value drill: what is this selection worth? */
export const trainingValue = {
  question: 'Ile to jest warte?',
  aloud:
    'Odłożono {count, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}}: {dice}. Ile to jest warte?',
  position:
    'Odłożono {count, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}}: {dice}.',
  setAside: 'Odłożono {count, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}}',
  dice: 'Rzut',
  answers: 'Odpowiedzi',
  points: '{points, number}',
  worth: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  notLegal: 'Niedozwolone',
  tooMany: 'O {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za dużo',
  tooFew: 'O {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za mało',
  keptEarlier: 'Odłożone z wcześniejszego rzutu',
  keptAloud: 'Odłożone z wcześniejszego rzutu: {dice}',
  die: {
    plain: '{face}, nieodłożona',
    held: '{face}, odłożona',
    stray: '{face}, nie punktuje',
    heldCaption: 'odłożona',
    strayCaption: 'nie punktuje',
  },
  division: 'Jak to się dzieli',
  doesNotScore: 'Nie punktuje',
  noPoints: '–',

  reasons: {
    needsThree:
      'Dwójka, trójka, czwórka i szóstka punktują dopiero, gdy są co najmniej trzy takie same, a punktować musi każda odłożona kostka.',
    onlyTriples:
      'Punktują tu tylko trzy takie same: czwarta {face, select, 1 {jedynka} 2 {dwójka} 3 {trójka} 4 {czwórka} 5 {piątka} other {szóstka}} nie punktuje.',
    notStraight: 'Seria to wszystkie sześć ścianek w jednym rzucie; krótsza nic tu nie daje.',
    noFourAndPair:
      'Trzy pary muszą być różne, a cztery takie same i para nie są tu meldem: {face, select, 1 {jedynki} 2 {dwójki} 3 {trójki} 4 {czwórki} 5 {piątki} other {szóstki}} nie punktują.',
    noThreePairs:
      'Trzy pary nie są tu meldem, więc {face, select, 1 {jedynki} 2 {dwójki} 3 {trójki} 4 {czwórki} 5 {piątki} other {szóstki}} nie punktują.',
    tooFewSetAside:
      'Liczy się tylko to, co odłożone. Dwie {face, select, 1 {jedynki} 2 {dwójki} 3 {trójki} 4 {czwórki} 5 {piątki} other {szóstki}} nie punktują, gdy trzecia zostaje na stole.',
    otherRoll:
      'Meld tworzą tylko kostki z jednego rzutu. To, co odłożone wcześniej ({kept}), nie pomoże tej {face, select, 1 {jedynce} 2 {dwójce} 3 {trójce} 4 {czwórce} 5 {piątce} other {szóstce}}.',
    ownRoll:
      'Meld tworzą tylko kostki z jednego rzutu. To, co odłożone wcześniej ({kept}), zachowuje własne punkty.',
    onlySetAside: 'Liczy się tylko to, co odłożone; kostki zostawione na stole nic nie dodają.',
    singles: 'Każda jedynka i każda piątka punktuje sama.',
    triple:
      'Trzy takie same dają 100 razy tyle, ile oczek na kostce: trzy {face, select, 1 {jedynki} 2 {dwójki} 3 {trójki} 4 {czwórki} 5 {piątki} other {szóstki}} to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    threeOnes:
      'Trzy jedynki to osobny meld: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    fourOnes:
      'Trzy jedynki i pojedyncza jedynka to {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, więcej niż {flat, number} za cztery takie same. Gra bierze lepszy podział.',
    alike:
      '{count, select, 4 {Cztery takie same dają} 5 {Pięć takich samych daje} other {Sześć takich samych daje}} {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, obojętnie z jakiej ścianki.',
    alikeByFace:
      '{count, select, 4 {Cztery takie same to} 5 {Pięć takich samych to} other {Sześć takich samych to}} tu wielokrotność trzech takich samych: {face, select, 1 {jedynki} 2 {dwójki} 3 {trójki} 4 {czwórki} 5 {piątki} other {szóstki}} dają {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    straight:
      'Wszystkie sześć ścianek w jednym rzucie to seria: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    partialStraight:
      'Pięć kolejnych ścianek to tu niepełna seria: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    threePairs:
      'Trzy różne pary: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    twoTriplets:
      'Dwa razy trzy takie same to jeden meld: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}; osobno byłoby {apart, number}.',
    triplesApart: 'Dwa razy trzy takie same nie są tu osobnym meldem, więc każde trzy liczą się oddzielnie.',
    fourAndPair:
      'Cztery takie same i para to tu jeden meld: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
    bestDivision: 'Te kostki można podzielić na kilka sposobów; gra bierze ten wart najwięcej.',
    fourAndSingles:
      'Trzy pary muszą być różne, więc to cztery takie same i dwie kostki, które punktują osobno.',
  },

  topics: {
    singles: 'Pojedyncze jedynki i piątki',
    triple: 'Trzy takie same',
    strayDice: 'Kostki, które nie punktują',
    tripleAndSingles: 'Trzy takie same i pojedyncze',
    ones: 'Dużo jedynek',
    straight: 'Seria',
    threePairs: 'Trzy pary',
    moreOfAKind: 'Cztery, pięć i sześć takich samych',
    leftBehind: 'Kostki zostawione na stole',
    nearStraight: 'Prawie seria',
    twoTriplets: 'Dwa razy trzy takie same',
    keptEarlier: 'Kostki z wcześniejszego rzutu',
    fourAndPair: 'Cztery takie same i para',
  },
} as const;
