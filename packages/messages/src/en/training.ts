/** The training app: the drill of worths, its questions, feedback and summary. */
export const training = {
  page: {
    title: 'Training · Farkle',
    description:
      'Train your eye for Farkle: what is this selection worth? Ten short questions, answered at once.',
    noScript: 'Training runs in the browser and needs JavaScript, which is switched off here.',
  },
  title: 'Training',
  skip: 'Skip to the question',
  back: 'Back to Farkle',
  preset: 'Rules',
  note: 'Training counts in no statistics and no records. What you have reached stays on this device.',

  value: {
    question: 'What is it worth?',
    questionAloud:
      'Question {number, number} of {total, number}. {count, plural, one {One die is set aside: {dice}.} other {# dice are set aside: {dice}.}} What is it worth?',
    setAside: '{count, plural, one {One die set aside} other {# dice set aside}}',
    dice: 'The roll',
    answers: 'Answers',
    points: '{points, number}',
    notLegal: 'Not legal',
    keptEarlier: 'Kept from an earlier roll',
    keptAloud: 'Kept from an earlier roll: {dice}',
    progress: '{number, number} of {total, number}',
    progressAloud: 'Question {number, number} of {total, number}, {right, number} right so far',
    level: 'Level {level, number}',
    die: {
      plain: '{face}, not set aside',
      held: '{face}, set aside',
      stray: '{face}, does not score',
      heldCaption: 'set aside',
      strayCaption: 'does not score',
    },

    right: 'Right',
    wrong: 'Not quite',
    worth: '{points, plural, other {{points, number} points}}',
    youSaid: 'You said: {answer}',
    division: 'How it divides',
    doesNotScore: 'Does not score',
    noPoints: '–',
    next: 'Next question',
    finish: 'See the round',
    told: '{isRight, select, true {Right.} other {Not quite.}} {answer}. {reason}',

    reasons: {
      needsThree:
        'A 2, 3, 4 or 6 scores only as three or more of a kind, and every die set aside must score.',
      notStraight: 'A straight needs all six faces in one roll; a shorter run is nothing here.',
      noFourAndPair:
        'Three pairs need three different faces, and four of a kind with a pair is no combination here: the {face}s do not score.',
      tooFewSetAside:
        'Only what is set aside counts. Two {face}s score nothing while the third stays on the table.',
      otherRoll: 'Only dice of the same roll combine. The {kept} kept earlier cannot help this {face}.',
      ownRoll: 'Only dice of the same roll combine. The {kept} kept earlier keep their own points.',
      onlySetAside: 'Only what is set aside counts; dice left on the table add nothing.',
      singles: 'Each 1 and each 5 scores by itself.',
      triple: 'Three of a kind is worth 100 times its face: three {face}s are {points, number}.',
      threeOnes: 'Three 1s are worth {points, number}, ten times a single 1.',
      fourOnes:
        'Three 1s and a single 1 make {points, number}, which beats four of a kind with {flat, number}. The game takes the better division.',
      alike:
        '{count, select, 4 {Four} 5 {Five} other {Six}} of a kind is worth {points, number}, whatever the face.',
      straight: 'All six faces in one roll are a straight: {points, number}.',
      threePairs: 'Three pairs of three different faces: {points, number}.',
      twoTriplets:
        'Two triplets are one combination of {points, number}; one by one they would be {apart, number}.',
      triplesApart: 'Two triplets are no combination here, so each three of a kind counts by itself.',
      fourAndPair: 'Four of a kind with a pair is one combination here: {points, number}.',
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

    summary: {
      heading: '<big>{right, number}</big> of {total, number} right',
      perfect: 'All of them. Nothing to look at again.',
      missed: '{count, plural, one {One kind to look at again:} other {# kinds to look at again:}}',
      again: 'Once more',
      missedHeading: 'Missed, once more',
      asked: '{count, plural, one {One die was set aside: {dice}.} other {# dice were set aside: {dice}.}}',
      said: 'You said',
      itIs: 'It is',
      itIsWorth: 'It is worth',
      overall: 'In all, {share} of {answered, number} right',
      levelNow: 'Level {level, number} of {highest, number}',
      up: 'Level {level, number} of {highest, number}, up from {before, number}',
      row: 'Question {number, number}: {isRight, select, true {right} other {wrong}}',
      results: 'The ten answers',
    },
  },
} as const;
