/** The spot drill: which dice of this roll score at all? */
export const trainingSpot = {
  question: 'Które kostki punktują?',
  aloud:
    'Rzut: {dice}. Które kostki punktują? Wybierz wszystkie, które mogą punktować, a potem sprawdź. Może nie być żadnej.',
  hint: 'Wybierz wszystkie kostki, które mogą punktować. Może nie być żadnej.',
  dice: 'Rzut',
  check:
    '{count, plural, =0 {Farkl: nic nie punktuje} one {Sprawdź # kostkę} few {Sprawdź # kostki} many {Sprawdź # kostek} other {Sprawdź # kostki}}',
  none: 'Żadna',
  noneAloud: 'Nie punktuje żadna kostka',
  diceAloud:
    '{count, plural, one {Punktuje {dice}} few {Punktują {dice}} many {Punktują {dice}} other {Punktują {dice}}}',
  keys: 'Klawisze {first, number}–{last, number} wybierają kostkę, Enter sprawdza',
  position: 'Rzut: {dice}.',
  off: 'Źle: {count, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}',
  division: 'Ile najwięcej wart jest ten rzut',
  die: {
    chosen: '{face}, wybrana',
    free: '{face}',
    chosenCaption: 'wybrana',
    found: '{face}, wybrana, punktuje',
    missed: '{face}, punktuje, ale niewybrana',
    vain: '{face}, wybrana, nie punktuje',
    left: '{face}, nie punktuje',
    foundCaption: 'punktuje',
    missedCaption: 'też punktuje',
    vainCaption: 'nie punktuje',
  },
  reasons: {
    farkle: 'Ani jedynki, ani piątki, ani żadnego meldu z pozostałych: farkl.',
    allScore: 'Punktują wszystkie: to gorące kostki, jeśli weźmiesz każdą.',
    singles: 'Jedynka i piątka punktują zawsze; pozostałe dopiero jako trzy takie same.',
    ofAKind:
      'Trzy lub więcej takich samych punktuje razem, tu: {face, select, 1 {jedynki} 2 {dwójki} 3 {trójki} 4 {czwórki} 5 {piątki} other {szóstki}}. Jedynka i piątka punktują zawsze.',
    twoKinds:
      'Tu są co najmniej trzy {first, select, 1 {jedynki} 2 {dwójki} 3 {trójki} 4 {czwórki} 5 {piątki} other {szóstki}} i co najmniej trzy {second, select, 1 {jedynki} 2 {dwójki} 3 {trójki} 4 {czwórki} 5 {piątki} other {szóstki}}.',
    straight: 'Wszystkie sześć ścianek to seria, więc punktuje każda kostka.',
    partialStraight: 'Pięć kolejnych ścianek to tu niepełna seria, więc punktuje każda z nich.',
    threePairs: 'Trzy pary z jednego rzutu punktują razem, więc punktuje każda kostka.',
    fourAndPair: 'Cztery takie same i para to tu jeden meld, więc punktuje każda kostka.',
    twoTriplets: 'Dwa razy trzy takie same: punktuje każda kostka.',
  },
  topics: {
    farkle: 'Farkl',
    singles: 'Pojedyncze jedynki i piątki',
    ofAKind: 'Trzy lub więcej takich samych',
    sixDice: 'Meldy ze wszystkich sześciu kostek',
    partialStraight: 'Niepełne serie',
  },
} as const;
