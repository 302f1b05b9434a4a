/** The review of a finished game, move by move. `who` is `you` for the only person at the table. */
export const review = {
  title: 'Review',
  description: 'The last finished game of this device, move by move.',
  open: 'Review this game',
  loading: 'The game is being fetched …',
  none: {
    title: 'No game to review',
    text: 'Play a game to its end on this device, and every move of it is looked at here.',
    play: 'Play',
  },
  unfinished: {
    title: 'This game is not over yet',
    text: 'Its moves are looked at once it has ended.',
    back: 'Go on with your game',
  },
  toTable: 'Back to the table',
  undecided: 'Nobody had anything to decide in this game.',
  thinking: {
    solving: 'Working out the chances under these rules: {share, number, percent}',
    moves: 'Looking at the moves: {share, number, percent}',
  },
  failed: {
    text: 'The coach could not think this game through.',
    retry: 'Try again',
  },

  /** How the moves are measured, and how exactly. */
  exactness: {
    chanceExact: 'Moves are measured by the chance to win, which is exact under these rules.',
    chanceNearly:
      'Moves are measured by the chance to win. Under these rules it is nearly exact: off by {off, number, ::percent .0} at most.',
    chanceRough: 'Moves are measured by the chance to win, which is an approximation in this game.',
    points: 'Moves are measured by the points they bring on average.',
    pointsExact: 'Moves are measured by the points they bring on average, which is exact under these rules.',
    turnsExact: 'Moves are measured by the turns still needed on average, which is exact under these rules.',
  },

  grades: {
    best: 'Best',
    good: 'Good',
    inaccuracy: 'Inaccuracy',
    mistake: 'Mistake',
    blunder: 'Blunder',
    forced: 'Forced',
  },
  value: {
    winChance: '{value, number, ::percent .0} to win',
    points: '{value, number, ::precision-integer} points on average',
    turns: '{value, number, ::.00} turns to go',
  },
  cost: {
    none: 'Nothing given away.',
    winChance: 'Gave away {cost, number, ::percent .0#} of chance to win.',
    points:
      'Gave away {cost, plural, one {{cost, number, ::.0} point} other {{cost, number, ::.0} points}} on average.',
    turns: 'Needs {cost, number, ::.00} turns more on average.',
  },
  costShort: {
    winChance: '−{cost, number, ::percent .0}',
    points: '−{cost, number, ::.0}',
    turns: '+{cost, number, ::.00}',
  },

  curve: {
    chance: '{who, select, you {Your chance to win} other {Chance to win: {name}}}',
    given: {
      winChance:
        '{who, select, you {Chance to win that you gave away, added up} other {Chance to win given away, added up: {name}}}',
      points:
        '{who, select, you {Points that you gave away, added up} other {Points given away, added up: {name}}}',
      turns:
        '{who, select, you {Turns that you gave away, added up} other {Turns given away, added up: {name}}}',
    },
    hint: 'Choose a move on the curve, or step with the arrow keys.',
    point: 'Move {number, number} of {count, number}, {name}: {grade}. {value}',
    scale: {
      winChance: '{value, number, percent}',
      points: '{value, number, ::precision-integer}',
      turns: '{value, number, ::.0}',
    },
    table: 'The same as a table',
  },
  columns: {
    move: 'Move',
    player: 'Player',
    played: 'Played',
    grade: 'Grade',
    cost: 'Cost',
    value: 'Curve',
  },

  move: {
    heading: 'Move {number, number} of {count, number}',
    turn: '{who, select, you {Your turn {turn, number}} other {{name}, turn {turn, number}}}',
    score: '{name} {points, number}',
    atRisk:
      '{points, plural, =0 {Nothing at risk before this roll} other {{points, number} at risk before this roll}}',
    earlier: 'Set aside before:',
    played: 'Played',
    better: 'Better',
    best: 'Played, and nothing is better',
    only: 'Played, the only move',
    dice: 'Rolled {rolled}, set aside {dice}',
    roll: 'Set aside {dice} and roll {count, plural, one {# die} other {# dice}}',
    bank: 'Set aside {dice} and bank {points, number}',
    why: 'Why',
    previous: 'Previous move',
    next: 'Next move',
  },

  list: {
    title: 'Moves',
    whose: 'Whose',
    all: 'Everybody’s',
    costly: 'Only moves that gave something away',
    empty: 'No such move.',
    rolled: '{count, plural, one {rolled # die} other {rolled # dice}}',
    banked: 'banked {points, number}',
  },

  sums: {
    title: 'How the moves were',
    best: 'Best',
    good: 'Good',
    inaccuracy: 'Inaccuracies',
    mistake: 'Mistakes',
    blunder: 'Blunders',
    graded: 'Moves with a choice',
    average: 'Given away per move',
  },
} as const;
