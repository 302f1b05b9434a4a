import { houseLessons } from './houseLessons.ts';

/**
 * What the lessons say, step by step. Figures are computed for the rules of the lesson: `points` of the dice, `total`
 * of the turn, what banking `makes`, how many dice are `left` and with which `chance` they farkle.
 */
export const lessons = {
  choices: {
    points: '{points, number} points',
    chance: '{chance, number, ::percent .0}',
    roll: 'Roll on',
    bank: 'Bank',
  },

  hints: {
    hold: 'Set aside {dice}: tap the dice, or press the number of their place.',
    holdAny: 'Tap any die that names its points.',
    roll: 'Press Roll, or the key R.',
    bank: 'Press Bank, or the key B.',
    bankInVain: 'Press Bank and read what it says.',
    seeFarkle: 'Press the one button that is left.',
  },

  /** Answers to what was not asked for; what the rules refuse is answered with the rule’s own reason. */
  replies: {
    otherDice:
      '{heldPoints, plural, =0 {Not these dice yet. Here it is about {dice}.} other {{held} would score {heldPoints, number}. Here it is about {dice}.}}',
    rollInstead: 'You could bank here. In this lesson, roll on.',
    bankInstead: 'You could roll here. In this lesson, bank.',
    notYet: 'One thing first: see above.',
    wrongAnswer: 'Not quite. Have another look.',
    lessonIsOver: 'This lesson is done. Take the next one, or do it again.',
  },

  turn: {
    title: 'A turn',
    about: 'Roll, set aside, roll on, bank.',
    steps: {
      aim: 'The first to {target, number} points is about to win. In every turn you collect points, and you decide when to stop.',
      first: 'A turn begins with six dice. Roll them.',
      one: 'Only the 1 scores here. Set it aside for {points, number} points.',
      on: 'You must set aside at least one die of every roll. Now roll the other {left, number}.',
      fives: 'Two 5s, {points, number} points together. Set both aside.',
      bank: 'You have {total, number} points at risk. Bank, and they are yours.',
    },
    end: 'That is a whole turn: roll, set aside, roll on for more, bank before it goes wrong.',
  },

  scoring: {
    title: 'What scores',
    about: 'Single dice, three of a kind, and more.',
    steps: {
      pair: 'Try it: set aside both 3s.',
      singles:
        'Two alike are not enough. Alone, only 1s ({single1, number}) and 5s ({single5, number}) score. Set aside every die that scores.',
      on: 'That makes {total, number}. Roll the rest.',
      triple:
        'Three of a kind score a hundred times their face, so three 2s are {points, number}. Take them.',
      bank: 'Bank the {total, number}.',
      next: 'Next turn. Roll.',
      four: 'Three 4s would be {threeFours, number}; four of a kind are {points, number}. Set aside all four.',
      bankFour: 'Bank {total, number}. Three 1s, by the way, are {threeOnes, number}.',
    },
    hints: {
      singles: 'Put the 3s back and take the 1 and the 5.',
    },
    end: 'Singles: 1s and 5s. Three alike of any face. Every die beyond three is worth far more.',
  },

  farkle: {
    title: 'Farkle',
    about: 'When nothing scores, the turn’s points are gone.',
    steps: {
      one: 'Set aside the 1.',
      risk: 'Roll the other {left, number}, and see what can happen. They farkle in {chance, number, ::percent .0} of all rolls.',
      lost: 'No die scores: a farkle. The turn is over and its {lost, number} points are lost. Go on when you have seen it.',
      after: 'What you banked in earlier turns stays yours. A farkle only takes the points of its own turn.',
    },
    replies: {
      risk: {
        rollInstead: 'Wise, but then you would not see a farkle. Roll on.',
      },
    },
    end: 'A roll without a score ends the turn with nothing. That is the game’s one danger.',
  },

  bankOrRoll: {
    title: 'Bank or roll on?',
    about: 'The one question of the game.',
    steps: {
      five: 'A poor roll. Set aside the 5.',
      little: '{total, number} points at risk and {left, number} dice to roll. What would you do?',
      on: 'Right: little to lose, and {left, number} dice farkle only in {chance, number, ::percent .0} of rolls. Roll on.',
      more: 'Well rolled. Set aside 1, 1 and 5.',
      much: 'Now {total, number} points, but only {left, plural, one {# die} other {# dice}}. What now?',
      bank: 'Right: {left, number} dice farkle in {chance, number, ::percent .0} of rolls, and {total, number} points are worth keeping. Bank.',
    },
    replies: {
      little: { wrongAnswer: 'For {total, number} points? With {left, number} dice you can do better.' },
      on: { rollInstead: 'For {total, number} points it is too early. Roll on.' },
      much: { wrongAnswer: 'Brave, but nearly every second roll would cost you all {total, number}.' },
    },
    end: 'Many dice and few points: roll. Few dice and many points: bank.',
  },

  bigCombinations: {
    title: 'The big ones',
    about: 'Combinations that take all six dice.',
    steps: {
      roll: 'Roll all six.',
      straight: 'One of each face is a straight: {points, number} points. Set aside all six.',
      threePairs: 'Three different pairs: {points, number} points. Set aside all six.',
      twoTriplets:
        'Twice three of a kind are worth more together: {points, number} points. Set aside all six.',
      fourOfAKindAndPair:
        'Four of a kind and a pair: {points, number} points at this table. Set aside all six.',
      bank: 'All six have scored, so you could even roll them again. This time, bank {total, number}.',
    },
    end: 'Before you pick single dice out of six, look for these.',
  },

  sameRoll: {
    title: 'One roll at a time',
    about: 'Only dice of the same roll combine.',
    steps: {
      two: 'Set aside both 5s.',
      on: '{total, number} points so far. Roll the other {left, number}.',
      worth: 'A third 5! What is this turn worth with it?',
      one: 'Right: it is a single 5 and adds {points, number}. Set it aside.',
      bank: 'Bank {total, number}.',
    },
    replies: {
      worth: {
        wrongAnswer: 'Three 5s in one roll would be {three, number}. But two of these were set aside before.',
      },
    },
    end: 'Three of a kind have to fall in one roll. What was set aside earlier keeps its points and never grows.',
  },

  hotDice: {
    title: 'Hot dice',
    about: 'All six have scored: roll six new ones.',
    steps: {
      first: 'Set aside the 1 and the 5.',
      on: 'Roll the other {left, number}.',
      all: 'What luck: three 2s and a 1. Set aside all four.',
      again:
        'Now all six dice have scored. Those are hot dice: you keep your {total, number} points at risk and may roll all six again. Do it.',
      last: 'Set aside the 1 and the 5 again.',
      bank: 'Bank {total, number}, all collected in one turn.',
    },
    replies: {
      again: {
        rollInstead:
          'You may bank hot dice, but six dice farkle only in {chance, number, ::percent .0} of rolls. Roll them.',
      },
    },
    end: 'Hot dice can come over several rolls, and as often as luck has it. The points stay at risk until you bank.',
  },

  gameDivides: {
    title: 'The game does the sums',
    about: 'You choose the dice, it finds the best way to count them.',
    steps: {
      worth: 'Four 1s. What do you think they are worth here?',
      ones: 'Right: three 1s are {threeOnes, number} and one more is {single1, number}, which is the best way to count them. Set aside all four.',
      bank: 'Bank {total, number}.',
      next: 'Once more. Roll.',
      fives:
        'Five 5s. Counted apart they would be {apart, number}; the game finds {points, number}. Set them aside.',
      bankFives: 'Bank {total, number}.',
    },
    replies: {
      worth: { wrongAnswer: 'There is a way to count them that gives more.' },
    },
    end: 'Never worry how dice are grouped: you always get the most that they are worth.',
  },

  finalRound: {
    title: 'The final round',
    about: 'Somebody is there. You have one last turn.',
    steps: {
      computer: 'You play against a computer that is close to {target, number}. Watch it.',
      last: 'It has reached {leader, number}. Everyone else gets exactly one more turn, and this is yours: you need {needs, number}. Roll.',
      ones: '{points, number} points in one roll. Set aside the three 1s.',
      on: 'Banking now makes {makes, number}, and {leader, number} is more. There is no later: roll on.',
      enough: 'Set aside the 1 and the 5.',
      bank: '{makes, number} is more than {leader, number}. Now bank.',
    },
    replies: {
      on: {
        rollInstead: 'That bank would make {makes, number} and lose to {leader, number}. Roll on.',
      },
    },
    end: 'Whoever reaches the target waits, and the others try to pass. The highest score wins.',
  },

  sharedWin: {
    title: 'A shared win',
    about: 'Equal at the top means both have won.',
    steps: {
      last: 'The last of ten turns. The computer has finished with {leader, number}, you have {score, number}. Roll.',
      level: 'Set aside the 1 and the 5, {points, number} points.',
      bank: 'That makes exactly {makes, number}, as many as the computer has. Bank.',
    },
    replies: {
      bank: {
        bankInstead: 'You could go for more, but level is safe and counts as a win. Bank.',
      },
    },
    end: 'Equal highest scores share the win, and it counts as a win for each.',
  },

  rollMore: {
    title: 'Take less, roll more',
    about: 'You need not take everything that scores.',
    steps: {
      one: 'The 1 and the 5 both score. Take the 1 only, and leave the 5 on the table.',
      on: 'The 5 would make it {both, number}. But {left, number} dice farkle in {chance, number, ::percent .0} of rolls, four in {fourDice, number, ::percent .0}. Roll {left, number}.',
      ones: 'It paid off. Set aside both 1s.',
      bank: 'Bank {total, number}.',
    },
    replies: {
      one: {
        otherDice:
          'That scores {heldPoints, number}. But fewer dice farkle more often: here, take the 1 only.',
      },
      on: {
        otherDice:
          'With the 5 there are four dice left, which farkle in {fourDice, number, ::percent .0} of rolls. Put it back.',
        rollInstead: 'It is early for {total, number} points. Roll on.',
      },
    },
    end: 'A single 5 is often worth less than one more die to roll.',
  },

  odds: {
    title: 'The odds',
    about: 'How often each number of dice farkles.',
    steps: {
      bar: 'Set dice aside, and a bar under them shows how often the next roll would be a farkle. You can switch it on in the settings.',
      one: 'Set aside one 1 and look at the bar.',
      two: 'Now add the 5, and see the bar grow.',
      three: 'Each die you take makes the next roll riskier. Add the other 1.',
      oneDie:
        '{left, number} dice: {chance, number, ::percent .0}. And a single die, how often does that farkle?',
      sixDice: 'Right, two times in three: only 1s and 5s save it. And all six dice?',
      bank: 'Right, hardly ever. With {left, number} dice and {total, number} points, bank is a fair choice. Do it.',
    },
    replies: {
      oneDie: { wrongAnswer: 'Of the six faces, only the 1 and the 5 score alone.' },
      sixDice: { wrongAnswer: 'Less often. With six dice, something nearly always scores.' },
    },
    end: 'Six dice {sixDice, number, ::percent .0}, three {threeDice, number, ::percent .0}, two {twoDice, number, ::percent .0}, one {oneDie, number, ::percent .0}: those four are worth knowing.',
  },

  lastDice: {
    title: 'Respect the last dice',
    about: 'Two dice are a coin toss, one is worse.',
    steps: {
      take: 'Set aside three 2s and the 1.',
      risk: '{total, number} points and {left, number} dice left. How often do {left, number} dice farkle?',
      decide: 'Right, {chance, number, ::percent .0}. So, with {total, number} points: what would you do?',
      bank: 'Right. Bank {total, number}.',
    },
    replies: {
      risk: { wrongAnswer: 'Each of the two dice fails two times in three, and both have to.' },
      decide: {
        wrongAnswer: 'Nearly every second time {total, number} points would be gone. Too many to risk here.',
      },
      bank: {
        bankInstead: 'Nearly every second time the {total, number} would be gone. Bank.',
      },
    },
    end: 'Two dice farkle in {twoDice, number, ::percent .0} of rolls, one in {oneDie, number, ::percent .0}. Roll them with few points, or when you are behind and must.',
  },

  lastDie: {
    title: 'One die can save you',
    about: 'The last die may bring back all six.',
    steps: {
      five: 'Your last turn, and you are behind: {score, number} to {leader, number}. Set aside everything but the 4.',
      decide:
        'Banking makes {makes, number}, one die farkles in {chance, number, ::percent .0} of rolls. What now?',
      die: 'Right: a bank that loses is worth nothing. Roll the die.',
      hot: 'A 5! Set it aside.',
      again: 'All six have scored: hot dice. {makes, number} is still too little, so roll all six.',
      enough: 'Set aside the three 1s.',
      bank: 'Now it makes {makes, number}. Bank and win.',
    },
    replies: {
      decide: { wrongAnswer: 'That makes {makes, number} against {leader, number}, and your game is over.' },
      die: {
        rollInstead: 'That would make {makes, number} against {leader, number}: lost for certain. Roll.',
      },
      again: { rollInstead: 'Still only {makes, number} against {leader, number}. Roll all six.' },
    },
    end: 'One die saves you one time in three, and then you have six again.',
  },

  playToTheScore: {
    title: 'Play to the score',
    about: 'At the end, only passing the leader counts.',
    steps: {
      last: 'The last of ten turns. You have {score, number}, the computer has finished with {leader, number}. Roll.',
      good: 'Set aside both 1s and both 5s.',
      decide: '{total, number} points and {left, number} dice. On any other turn you would bank. And now?',
      on: 'Right: banking makes {makes, number}, which loses for certain. Roll on, whatever the risk.',
      hot: 'Two 5s: take both.',
      again: 'Hot dice with {total, number}. That makes {makes, number}: not yet enough. Roll all six.',
      enough: 'Set aside three 2s and the 1.',
      bank: '{makes, number} beats {leader, number}. Bank.',
    },
    replies: {
      decide: { wrongAnswer: 'Then you end with {makes, number} against {leader, number}, and have lost.' },
      on: { rollInstead: 'That makes {makes, number} against {leader, number} and loses. Roll on.' },
      again: { rollInstead: 'That makes {makes, number} against {leader, number} and loses. Roll on.' },
    },
    end: 'Before your last bank, look at the scores. A bank below the leader is no better than a farkle.',
  },

  ...houseLessons,
} as const;
