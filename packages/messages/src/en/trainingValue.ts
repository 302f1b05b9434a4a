/** The value drill: what is this selection worth? */
export const trainingValue = {
  question: 'What is it worth?',
  aloud:
    '{count, plural, one {One die is set aside: {dice}.} other {# dice are set aside: {dice}.}} What is it worth?',
  position: '{count, plural, one {One die was set aside: {dice}.} other {# dice were set aside: {dice}.}}',
  setAside: '{count, plural, one {One die set aside} other {# dice set aside}}',
  dice: 'The roll',
  answers: 'Answers',
  points: '{points, number}',
  worth: '{points, plural, one {# point} other {# points}}',
  notLegal: 'Not legal',
  tooMany: '{points, plural, one {# point} other {# points}} too many',
  tooFew: '{points, plural, one {# point} other {# points}} too few',
  keptEarlier: 'Kept from an earlier roll',
  keptAloud: 'Kept from an earlier roll: {dice}',
  die: {
    plain: '{face}, not set aside',
    held: '{face}, set aside',
    stray: '{face}, does not score',
    heldCaption: 'set aside',
    strayCaption: 'does not score',
  },
  division: 'How it divides',
  doesNotScore: 'Does not score',
  noPoints: '–',

  reasons: {
    needsThree: 'A 2, 3, 4 or 6 scores only as three or more of a kind, and every die set aside must score.',
    onlyTriples: 'Only three of a kind score here: a fourth {face} is a die that does not score.',
    notStraight: 'A straight needs all six faces in one roll; a shorter run is nothing here.',
    noFourAndPair:
      'Three pairs need three different faces, and four of a kind with a pair is no combination here: the {face}s do not score.',
    noThreePairs: 'Three pairs are no combination here, so the {face}s do not score.',
    tooFewSetAside:
      'Only what is set aside counts. Two {face}s score nothing while the third stays on the table.',
    otherRoll: 'Only dice of the same roll combine. The {kept} kept earlier cannot help this {face}.',
    ownRoll: 'Only dice of the same roll combine. The {kept} kept earlier keep their own points.',
    onlySetAside: 'Only what is set aside counts; dice left on the table add nothing.',
    singles: 'Each 1 and each 5 scores by itself.',
    triple: 'Three of a kind is worth 100 times its face: three {face}s are {points, number}.',
    threeOnes: 'Three 1s are a combination of their own, worth {points, number}.',
    fourOnes:
      'Three 1s and a single 1 make {points, number}, which beats four of a kind with {flat, number}. The game takes the better division.',
    alike:
      '{count, select, 4 {Four} 5 {Five} other {Six}} of a kind is worth {points, number}, whatever the face.',
    alikeByFace:
      '{count, select, 4 {Four} 5 {Five} other {Six}} of a kind is worth a multiple of three of a kind here: with {face}s it is {points, number}.',
    straight: 'All six faces in one roll are a straight: {points, number}.',
    partialStraight: 'Five faces in a row are a partial straight here: {points, number}.',
    threePairs: 'Three pairs of three different faces: {points, number}.',
    twoTriplets:
      'Two triplets are one combination of {points, number}; one by one they would be {apart, number}.',
    triplesApart: 'Two triplets are no combination here, so each three of a kind counts by itself.',
    fourAndPair: 'Four of a kind with a pair is one combination here: {points, number}.',
    bestDivision: 'These dice can be divided in more than one way; the game takes the one worth most.',
    fourAndSingles:
      'Three pairs need three different faces, so this is four alike and two dice that score by themselves.',
  },

  topics: {
    singles: 'Single 1s and 5s',
    triple: 'Three of a kind',
    strayDice: 'Dice that do not score',
    tripleAndSingles: 'Three of a kind with singles',
    ones: 'Many 1s',
    straight: 'The straight',
    threePairs: 'Three pairs',
    moreOfAKind: 'Four, five and six of a kind',
    leftBehind: 'Dice left on the table',
    nearStraight: 'Almost a straight',
    twoTriplets: 'Two triplets',
    keptEarlier: 'Dice of an earlier roll',
    fourAndPair: 'Four of a kind and a pair',
  },
} as const;
