/** The drills of decisions: Keep, Bank or roll, Endgame. Their reasons are the coach's, and a few comparisons. */
export const trainingDecisions = {
  questions: {
    keep: 'Which dice do you set aside?',
    bankOrRoll: 'Bank or roll?',
    endgame: 'What do you do?',
  },
  /** Below the question. */
  subs: {
    keep: 'Press the dice, then set them aside.',
    bankOrRoll: 'The ringed dice are set aside already.',
    endgame: 'Press the dice you set aside, then roll or bank.',
  },
  /** The position as it is read aloud, part by part. */
  aloud: {
    keep: 'Which dice do you set aside? {position}',
    bankOrRoll: 'Bank or roll? {position} You have set aside {dice}.',
    endgame: 'What do you do? {position}',
    two: 'You have {own, number}, the other {other, number}.',
    lastTurn:
      'Your last turn: you have {own, number}, the other {other, number}. {needed, number} points share the win, more win it.',
    turns:
      'You have {own, number} points and {turns, plural, one {this last turn} other {# turns left, this one included}}.',
    fewestTurns: 'You play alone for the fewest turns and have {own, number}.',
    target: 'The target is {target, number}.',
    roll: '{points, number} points so far this turn. The roll: {dice}.',
    entry: 'Your first bank needs {points, number}.',
    twoFarkles: 'You have farkled twice in a row: a third farkle costs {points, number}.',
  },

  dice: 'The roll',
  die: {
    free: '{face}, not set aside',
    held: '{face}, set aside',
    rolled: '{face}, to be rolled',
    best: '{face}, best set aside',
    both: '{face}, you set it aside, and so it should be',
    vain: '{face}, better left',
    captions: {
      held: 'set aside',
      rolled: 'to roll',
      best: 'best',
      both: 'yours, best',
      vain: 'better left',
    },
  },

  /** Scores and goal above the dice. */
  standing: {
    label: 'The game',
    you: 'You',
    other: 'Other',
    points: '{points, number}',
    target: 'to {target, number}',
    turnsLeft: '{turns, plural, one {last turn} other {# turns left}}',
    fewestTurns: 'to {target, number} in fewest turns',
    needs: 'Last turn: {points, number} share the win, more win it',
    entry: 'First bank from {points, number}',
    twoFarkles: 'A third farkle costs {points, number}',
  },

  setAside: '{count, plural, one {Set aside # die} other {Set aside # dice}}',
  setAsideNone: 'Set aside',
  gain: '+ {points, number}: {turn, number} this turn',
  answers: 'Your move',

  /** An answer as it stands large, and as it is read. */
  answer: {
    keep: '{dice}',
    roll: '{count, plural, one {Roll # die} other {Roll # dice}}',
    bank: 'Bank {points, number}',
    keepRoll: '{count, plural, one {{dice}, roll # die} other {{dice}, roll # dice}}',
    keepBank: '{dice}, bank {points, number}',
    aloud: 'Set aside {dice}',
  },

  /** Both values in one line. `best` where the best was chosen, `given` else. */
  values: {
    winChance: {
      best: '{best, number, ::percent .0} to win, the next best {next, number, ::percent .0}',
      given: 'Yours {given, number, ::percent .0} to win, best {best, number, ::percent .0}',
    },
    points: {
      best: '{best, number, ::precision-integer} points on average, the next best {next, number, ::precision-integer}',
      given:
        'Yours {given, number, ::precision-integer} points on average, best {best, number, ::precision-integer}',
    },
    turns: {
      best: '{best, number, ::.00} more turns after this one, the next best {next, number, ::.00}',
      given: 'Yours {given, number, ::.00} more turns after this one, best {best, number, ::.00}',
    },
  },

  options: {
    label: 'The choices',
    roll: '{count, plural, one {roll # die} other {roll # dice}}',
    bank: 'bank {points, number}',
    yours: 'yours',
    best: 'best',
    winChance: '{value, number, ::percent .0}',
    points: '{value, number, ::precision-integer}',
    turns: '{value, number, ::.00}',
    cost: {
      winChance: '−{cost, number, ::percent .0}',
      points: '−{cost, number, ::precision-integer}',
      turns: '+{cost, number, ::.00}',
    },
    costAloud: {
      winChance: 'costs {cost, number, ::percent .0}',
      points: 'costs {cost, number, ::precision-integer} points',
      turns: 'costs {cost, number, ::.00} turns',
    },
  },

  /** Reasons that compare two choices. */
  reasons: {
    moreDice:
      '{dice, plural, one {# die farkles} other {# dice farkle}} {chance, number, ::percent .0} of the time, {otherDice, plural, one {# die} other {# dice}} {otherChance, number, ::percent .0}.',
    morePoints: 'It makes {points, number} points this turn instead of {otherPoints, number}.',
    otherNear: 'The other needs only {missing, number} more: there may be no next turn.',
  },

  /** What a question is about, where mistakes are looked at again. */
  topics: {
    keep: '{count, plural, one {Which of # die} other {Which of # dice}}',
    bankOrRoll: '{count, plural, one {Bank or roll with # die left} other {Bank or roll with # dice left}}',
    lastTurn: 'Last turn behind',
    entry: 'The first bank',
    twoFarkles: 'Two farkles in a row',
    nearTarget: 'The other is near the target',
  },

  /** How well values are known while a game is being solved. */
  knowledge: {
    points:
      'Until the chances to win under your rules are worked out, choices are measured in points of the turn.',
    solving: 'Working out the chances to win: {share, number, ::percent precision-integer}',
  },
} as const;
