/** What the lessons on house rules say; each is named after its rule. Joined into `lessons`. */
export const houseLessons = {
  target: {
    steps: {
      aim: 'At this table the target is {target, number}. You have {score, number}.',
      roll: 'Roll.',
      take: 'Set aside both 1s and both 5s: {points, number}.',
      bank: 'That makes {makes, number}, and reaching the target exactly is enough. Bank.',
      others: 'The others have one more turn. Watch.',
    },
    end: 'A lower target makes a shorter game, and every bank counts for more.',
  },

  ending: {
    steps: {
      roll: 'You have {score, number}, the computer has {leader, number}, and {target, number} is the target. Roll.',
      take: 'Set aside both 1s and both 5s.',
      bankAtOnce:
        'That makes {makes, number}. At this table the game ends with that bank: nobody gets another turn. Bank.',
      bankFirst:
        'That makes {makes, number}. At this table everyone else gets one more turn after it. Bank, and see.',
      others: 'The computer plays its last turn.',
    },
    end: 'The ending decides how brave you have to be close to the target.',
  },

  entryMinimum: {
    steps: {
      first: 'Set aside the 1 and the 5, {points, number} points.',
      refused: 'Your first bank of the game needs {entryMinimum, number}. Try to bank {total, number}.',
      on: 'Too little, so you have to go on. Roll.',
      more: 'Set aside the three 1s.',
      bank: '{total, number} is enough. Bank, and you are in.',
      next: 'Your next turn. Roll.',
      small: 'Set aside the 5.',
      free: 'Now that you are in, even {total, number} can be banked. Do it.',
    },
    end: 'Only the first bank has to reach {entryMinimum, number}; reaching it exactly is enough.',
  },

  bankMinimum: {
    steps: {
      first: 'Set aside the 1 and the 5, {points, number} points.',
      refused: 'Every bank needs {bankMinimum, number}. Try to bank {total, number}.',
      on: 'Too little, so you have to go on. Roll.',
      more: 'Set aside the three 1s.',
      bank: '{total, number} is enough. Bank.',
      next: 'Your next turn. Roll.',
      small: 'Set aside the 1.',
      everyTime: 'The minimum holds again, turn after turn. Try to bank {total, number}.',
    },
    end: 'Below {bankMinimum, number} there is nothing to decide: you roll.',
  },

  threeFarkles: {
    steps: {
      warning:
        'You have {score, number} points and two farkles in a row. The table warns you: a third one costs {penalty, number}.',
      third: 'Roll, and see the worst.',
      taken:
        'The third farkle in a row: {taken, number} points are taken from your score. Go on when you have seen it.',
      anew: 'The count begins anew, and a bank sets it back too. The score never falls below zero.',
    },
    end: 'After two farkles in a row, bank something small: it wipes the count.',
  },

  mustRoll: {
    steps: {
      first: 'Set aside the 1 and the 5.',
      on: 'Roll the other {left, number}.',
      all: 'Three 2s and a 1: set aside all four.',
      refused: 'Hot dice, {total, number} points. At this table they must be rolled. Try to bank.',
      again: 'So roll all six.',
      one: 'Set aside one 1.',
      bank: 'These are no hot dice, so you may bank: {total, number}.',
    },
    end: 'Where hot dice must be rolled, the best turns are the most exciting ones.',
  },

  doubled: {
    steps: {
      roll: 'At this table every die beyond three of a kind doubles its worth. Roll.',
      four: 'Three 3s are {three, number}, so four are {points, number}. Take them.',
      five: 'Five are {points, number}. Take them.',
      six: 'And six are {points, number}. Take them.',
      next: 'Roll.',
      bank: 'Bank {total, number}.',
    },
    end: 'High faces pay most: six 6s are twice as much as six 3s.',
  },

  linear: {
    steps: {
      roll: 'At this table every die beyond three of a kind adds that worth once more. Roll.',
      four: 'Three 3s are {three, number}, so four are {points, number}. Take them.',
      five: 'Five are {points, number}. Take them.',
      six: 'And six are {points, number}. Take them.',
      next: 'Roll.',
      bank: 'Bank {total, number}.',
    },
    end: 'More of a kind pay steadily, and low faces pay little.',
  },

  triplesOnly: {
    steps: {
      roll: 'At this table three of a kind are the most there is. Roll.',
      four: 'Try to set aside all four 2s.',
      three: 'A fourth 2 has nothing to belong to. Take three of them, {points, number} points.',
      bank: 'Bank {total, number}.',
      next: 'Roll.',
      fives:
        'Four 5s: three are {threeFives, number}, and one more scores alone, {single5, number}. Take all four.',
    },
    end: 'A die beyond three scores only if it is a 1 or a 5.',
  },

  /** One lesson for each combination whose worth a table may change; `name` is the combination. */
  worth: {
    steps: {
      roll: 'This lesson is about one combination: {name}. Roll.',
      take: '{name}: {points, number} points at this table. Set aside {dice}.',
      takeWithSpare:
        '{name}, and the spare 5 scores too: {points, number} points together. Set aside all six.',
      bank: 'Bank {total, number}.',
      rollOff: 'At this table one combination is switched off: {name}. Roll.',
      off: 'Try to set aside all six.',
      offTake: 'Without the rule only this counts: {dice}, {points, number} points. Set them aside.',
      bankOff: 'Bank {total, number}.',
    },
    end: 'The points of every combination of your table stand under “What scores”.',
  },
} as const;
