/** The odds drill: how likely is a farkle, and what does rolling on bring? */
export const trainingOdds = {
  risk: {
    question: 'How likely is a farkle?',
    sub: '{count, plural, one {One die is rolled} other {# dice are rolled}}',
    aloud:
      '{count, plural, one {One die is rolled.} other {# dice are rolled.}} How likely is a farkle, in percent?',
    position: '{count, plural, one {One die was to be rolled.} other {# dice were to be rolled.}}',
  },
  gain: {
    question: 'What will the turn bring?',
    sub: '{points, number} turn points, {count, plural, one {one die} other {# dice}} to roll',
    aloud:
      'You have {points, plural, one {# turn point} other {# turn points}} and roll {count, plural, one {one die} other {# dice}}. What will the turn bring on average, if you go on as well as can be?',
    atStake: '<big>{points, number}</big> {points, plural, one {turn point} other {turn points}}',
    position:
      'There were {points, plural, one {# turn point} other {# turn points}}, and {count, plural, one {one die} other {# dice}} to roll.',
  },
  dice: '{count, plural, one {The die to roll} other {The dice to roll}}',
  less: 'Less',
  more: 'More',
  give: 'My estimate: {value}',
  points: '{points, number}',
  pointsAloud: '{points, plural, one {# point} other {# points}}',
  off: '{difference} off',
  yours: 'You said',
  exact: 'Exactly',
  bars: 'Your estimate and the exact figure',
  keys: 'Arrow keys change the estimate, Enter gives it',
  percentPoints: '{points, plural, one {# percentage point} other {# percentage points}}',
  reasons: {
    riskOdds: '{farkles, number} of {rolls, number} rolls have no combination in them.',
    gainBank: 'Banking {points, number} at once is better: rolling on loses {loss, number} on average.',
    gainRoll: 'Rolling on brings {gain, number} more than the {points, number} that could be banked.',
    gainEven: 'Rolling on brings as much as banking the {points, number} at once.',
    gainMust: 'These points cannot be banked yet, so only what the next rolls bring counts.',
    gainStart: 'This is what a turn is worth from its first roll, played as well as can be.',
  },
  topics: {
    risk: '{count, plural, one {The risk with one die} other {The risk with # dice}}',
    gain: '{count, plural, one {The gain with one die} other {The gain with # dice}}',
  },
} as const;
