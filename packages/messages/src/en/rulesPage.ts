/**
 * The rules page. Every amount and chance is a parameter that is reckoned for the rules shown. Names of combinations
 * and of single rules come from `rules`.
 */
export const rulesPage = {
  title: 'Rules',
  description:
    'The rules of Farkle for any table: what scores, every exact chance, and how good players use them.',
  lead: 'Points, chances and advice on this page are reckoned for the rules chosen here.',
  contents: 'On this page',
  print: 'Print',
  backToTable: 'Back to the table',

  choice: {
    label: 'Which rules?',
    shown:
      '{count, plural, =0 {Shown: {preset}} one {Shown: {preset} with # rule changed} other {Shown: {preset} with # rules changed}}',
    change: 'Change single rules',
    loading: 'One moment …',
    cannot: 'These rules do not fit together. The page still shows the last ones that do.',
    refusedTitle: 'The rules in the address cannot be read',
    refusedText: '{reason} Shown instead: {preset}.',
  },

  sections: {
    need: 'What you need',
    aim: 'The aim',
    turn: 'A turn, step by step',
    scoring: 'What scores',
    disputes: 'Settled disputes',
    hotDice: 'Hot dice',
    odds: 'How often a roll farkles',
    end: 'How a game ends',
    variants: 'What tables play differently',
    modes: 'Ways to play here',
    tips: 'Tips from good players',
  },

  need: {
    dice: 'Six ordinary dice. Here they are thrown for you, and anybody can check every roll.',
    players: '{least, number} to {most, number} players, or you alone against the dice.',
    paper: 'At a table of wood also paper and a pencil, for the scores.',
  },

  aim: {
    finalRound:
      'Collect points turn by turn. Once somebody has {target, number}, everybody else gets one more turn; then the highest score wins.',
    immediate: 'Collect points turn by turn. Whoever reaches {target, number} first has won, at once.',
    heart: 'Every roll may bring more or lose the whole turn. The game is knowing when to stop.',
  },

  turn: {
    roll: '<b>Roll</b> all six dice.',
    farkle:
      '<b>Nothing scores?</b> That is a farkle: the turn is over and its points are lost. Six dice do this to you in {chance} of all rolls.',
    setAside:
      '<b>Set aside</b> at least one die that scores. Every die you set aside has to score; dice that score may also stay on the table.',
    count: '<b>Count</b>: what you set aside joins the points of this turn. They are at risk until you bank.',
    choose: '<b>Choose</b>: roll the dice that are left, or bank.',
    bank: '<b>Bank</b> to add the turn’s points to your score and pass the dice on.',
    entryMinimum: 'The first bank of each player has to hold at least {points, number} points.',
    bankMinimum: 'Every bank has to hold at least {points, number} points.',
    mayRoll: '<b>Hot dice</b>: when all six have scored, you may roll all six again, or bank.',
    mustRoll: '<b>Hot dice</b>: when all six have scored, you have to roll all six again.',
    threeFarkles:
      'Three farkles in a row take {points, number} points from the score, which never falls below zero.',
  },

  scoring: {
    oneRoll: 'Only dice of one and the same roll make a combination.',
    best: 'Dice that can be counted in several ways are counted the way worth most.',
    combinations: 'Combinations and their points',
    name: 'Combination',
    points: 'Points',
    alike: 'Dice alike, rolled together',
    alikeNote: 'A dash: not all of these dice score.',
    face: 'Face',
    count: '{count, plural, one {# die} other {# dice}}',
    none: 'not all score',
    off: 'Worth nothing at this table:',
  },

  disputes: {
    lead: 'The rolls that tables quarrel about, and what they are worth under these rules.',
    before: 'Set aside before',
    then: 'Then',
    worth: '{points, number} points',
    part: '{count, plural, one {{name}: {points, number}} other {# × {name}: {points, number}}}',
    left: '{dice}: no score',
    sum: '{before, number} and {now, number}, {total, number} in all',
    why: {
      lone: 'A lone 2, 3, 4 or 6 is worth nothing.',
      pairsNeedThreeFaces: 'Three pairs need three different faces, and a pair alone does not score.',
      fourAndPair: 'Four of a kind and a pair count as one combination at this table.',
      twoTriplets: 'Two triplets count as one combination at this table.',
      noTriplets: 'Two triplets are no combination at this table, so each counts for itself.',
      dearest: 'Of all ways to divide the dice, the one worth most counts.',
      sixAlike: 'Six alike are never two triplets and never three pairs.',
      onlyThree:
        'More than three alike are no combination at this table: the others have to score by themselves.',
      groupOfAll: 'All dice alike make one combination.',
      spareDie: 'Next to a partial straight the spare die still scores.',
      noPartial: 'Five in a row are no combination at this table.',
      oneRoll: 'Only dice of one roll combine: these never become three of a kind.',
      hotDice: 'All six dice have scored, though in two rolls: hot dice.',
    },
  },

  hotDice: {
    lead: 'Once all six dice of a turn have scored, in one roll or over several, all six come back.',
    caption: 'A turn with hot dice',
    roll: 'Roll',
    aside: 'Set aside',
    points: 'Points',
    total: 'At risk',
    next: 'Dice to roll',
    mayRoll: '{points, number} points and six new dice: roll them, or bank.',
    mustRoll: '{points, number} points and six new dice: at this table they have to be rolled.',
    belowMinimum:
      '{points, number} points and six new dice. Only a bank of {needs, number} or more counts here, so roll.',
    belowEntry:
      '{points, number} points and six new dice. A first bank needs {needs, number}; whoever has banked before may bank now, everybody else rolls.',
    risk: 'Six dice farkle in {chance} of all rolls. Then the {points, number} points are gone too.',
  },

  odds: {
    lead: 'The fewer dice, the riskier the roll. Counted over every roll there is, under these rules.',
    picture: 'Chance of a farkle by number of dice',
    caption: 'Chances of one roll',
    dice: 'Dice rolled',
    farkles: 'Rolls that farkle',
    fraction: '{farkles, number} of {rolls, number}',
    chance: 'Farkle',
    hot: 'Every die scores',
    count: '{count, plural, one {# die} other {# dice}}',
    turn: 'Over a whole turn of best play a farkle comes in {chance} of all turns, and a turn brings {points, number} points on average.',
  },

  end: {
    finalRound:
      'When somebody banks to {target, number} or beyond, the final round begins: each other player gets exactly one more turn. The one who got there does not play again, whoever passes.',
    immediate: 'When somebody banks to {target, number} or beyond, the game is over with that bank.',
    exact: 'Reaching the target exactly is enough.',
    shared: 'Equal highest scores share the win, and it counts as a win for each.',
    ownBank: 'Nobody banks for you, not even when that bank would win.',
    losing: 'On a last turn the table says when a bank would lose.',
    minimums: 'Minimums and penalties hold to the end.',
    turns: 'A game over a number of turns, usually {turns, number}, has no target: the highest score wins.',
    leaving: 'Whoever leaves cannot win. When one player is left, that player has won.',
  },

  variants: {
    lead: 'Every rule that a table can change. A press on a value shows this whole page under it.',
    effects:
      'Beside a value stands what it does if nothing else is changed: how often six dice farkle, and how many points a turn of best play brings on average.',
    combinations: 'What scores',
    flow: 'How the game goes',
    here: 'in force here',
    dice: '{chance} farkle, {points, number} a turn',
    turn: '{points, number} a turn',
    firstBank: '{points, number} a turn until the first bank',
    threeFarkles: 'hits {chance} of any three turns',
  },

  modes: {
    lead: 'The rules are the same in every way to play. What differs is who plays and when it ends.',
    finalRound: 'To the target, with a final round.',
    immediate: 'To the target, at once.',
    turns:
      '{turns, plural, one {# turn; target and ending play no part.} other {# turns; target and ending play no part.}}',
    fewest: 'Over when you bank to {target, number}.',
    rules: 'Every rule of this page can be chosen when a game is set up.',
    start: 'Set up a game',
  },

  tips: {
    lesson: 'Practise: {tip}',
    lessDice: {
      title: 'Set aside less to roll more',
      text: 'You have to set aside one die that scores, not all of them. Every die you leave makes the next roll safer.',
      caption: 'Three ways to answer this roll',
      keep: 'Set aside',
      points: 'Points',
      left: 'Dice left',
      chance: 'Farkle',
      worth: 'Turn, on average',
      verdictFew: 'Best on average: set aside no more than {dice}, because of the dice that stay.',
      verdictAll: 'Under these rules taking {dice} is worth more on average all the same.',
    },
    lastDice: {
      title: 'Respect the last dice',
      text: 'Two dice farkle in {two} of all rolls, one die in {one}. Roll them when you have little to lose or are far behind.',
      caption: 'From how many points on banking is best, if only points count',
      left: 'Dice left',
      chance: 'Farkle',
      bankFrom: 'Bank from',
      never: 'never',
      note: 'Below, rolling brings more on average. Behind late in a game, take more risk than this; ahead, less.',
    },
    lastHope: {
      title: 'One die can still bring hot dice',
      text: 'The last die scores in {hot} of all rolls, and then all six come back, which farkle in only {six}.',
      dearer:
        'So one die is worth rolling below {one, number} points, two dice only below {two, number}, although one farkles more often.',
      plain: 'One die is worth rolling below {one, number} points, two dice below {two, number}.',
    },
    score: {
      title: 'Play to the score at the end',
      last: 'On a last turn only the score to beat counts. The other player has {leader, number}, you have {mine, number} and {turn, number} at risk.',
      losing:
        'To bank makes {makes, number} and loses for certain. Rolling {dice, plural, one {# die} other {# dice}} farkles in {chance} of all rolls and wins or goes on in the others: so roll.',
      atOnce:
        'There is no last turn at this table. A good turn brings {turn, number} points on average: a player who needs no more than that may win before you play again. Close to the end of the game, roll on instead of banking little.',
    },
  },
} as const;
