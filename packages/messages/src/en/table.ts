/**
 * The table: what its presses will do, how its dice are named, what has just happened and what happened before.
 * `who` is `you` for the only person at the table and `other` for everybody else.
 */
export const table = {
  leave: 'Leave the table',
  skipToTable: 'Skip to the table',
  help: 'Points and keys',
  more: 'More',
  close: 'Close',
  scores: 'Scores',
  dice: 'Dice',
  move: 'Your move',
  points: 'What scores',
  thisGame: 'This game',
  nothingYet: 'No turn has been finished yet.',

  deeds: {
    roll: 'Roll',
    rollDice: '{count, plural, one {Roll # die} other {Roll # dice}}',
    atRisk: '{points, number} at risk',
    bank: 'Bank',
    bankPoints: 'Bank {points, number}',
    makes: 'makes {score, number}',
    makesWin: 'makes {score, number} and wins',
    makesFinalRound: 'makes {score, number}: final round',
    makesLoss: 'makes {score, number} and loses',
    otherTurn: '{name} is playing',
    goOn: 'Farkle: go on',
    lost: '{points, plural, =0 {nothing lost} other {{points, number} lost}}',
    lostAndTaken: '{points, number} lost, {penalty, number} taken from the score',
  },

  die: {
    name: '{face}, {state}',
    rolling: 'Rolling',
    held: 'set aside',
    heldInVain: 'does not score',
    heldTooFew: 'needs others',
    scores: 'scores {points, number}',
    inGroup: 'scores with others',
    noScore: 'no score',
  },

  turn: {
    atRisk: 'at risk this turn',
    fresh: 'this turn',
    lost: 'lost',
    kept: 'Set aside this turn',
    keptRow: 'Roll {roll, number}: {dice}, {points, number} points',
    pendingRow: 'Now: {dice}, {points, number} points',
    addition: '+ {points, number}',
  },

  risk: {
    nextRoll: '{count, plural, one {Next roll, <b># die</b>} other {Next roll, <b># dice</b>}}',
    farkle: '{chance} farkle',
  },

  seat: {
    yourTurn: 'your turn',
    toMove: 'to move',
    lastTurn: 'last turn',
    needs: 'last turn, needs {points, number}',
    farkleCosts: 'a farkle costs {points, number}',
    left: 'left',
    notEntered: 'first bank from {points, number}',
    turnOf: 'turn {turn, number} of {turns, number}',
    turnNumber: 'turn {turn, number}',
    pointsOf: '{points, number} of {target, number} points',
    turnsOf: '{points, number} points, {taken, number} of {turns, number} turns played',
  },

  line: {
    firstRoll: '{who, select, you {Six dice are yours to roll.} other {{name}, six dice are yours to roll.}}',
    next: '{name} takes the dice.',
    rolls: '{name} rolls.',
    thinks: '{name} is thinking.',
    keepsAndRolls:
      '{count, plural, one {{name} keeps {dice} and rolls # die.} other {{name} keeps {dice} and rolls # dice.}}',
    keepsAndRollsHot: '{name} has hot dice with {dice} and rolls all six.',
    keepsAndBanks: '{name} keeps {dice} and banks {points, number}.',
    hotTitle: 'Hot dice!',
    hotMayRoll: 'All six score: roll six again, or bank.',
    hotMustRoll: 'All six score: roll six again.',
    nothingScores: 'No die of this roll scores.',
    taken: 'The third farkle in a row: {penalty, number} taken from the score.',
    thirdFarkleCosts:
      '{penalty, plural, =0 {A third farkle in a row has its price, but there is nothing to lose.} other {A third farkle in a row costs {penalty, number}.}}',
    lastTurnNeeds: 'Last turn: {points, number} more to take the lead.',
    lastTurnLeads: 'Last turn: the lead is yours already.',
    bankLoses: 'Banking now loses: {makes, number} against {leader, number}.',
    farkle: 'Farkle',
  },

  news: {
    turnStarted: '{who, select, you {Your turn.} other {{name}’s turn.}}',
    lastTurnStarted: '{who, select, you {Your last turn.} other {{name}’s last turn.}}',
    rolled: 'Rolled {dice}.',
    farkled: '{lost, plural, =0 {Farkle.} other {Farkle, {lost, number} lost.}}',
    farkledThird: 'Farkle, {lost, number} lost, and {penalty, number} taken for the third in a row.',
    hotDice: 'Hot dice, {points, number} at risk.',
    decidedRoll: '{name} keeps {dice} and rolls on.',
    decidedBank: '{name} keeps {dice} and banks.',
    banked:
      '{who, select, you {You banked {points, number} and have {score, number}.} other {{name} banked {points, number} and has {score, number}.}}',
    finalRoundStarted:
      '{who, select, you {Final round: you have {score, number}, everyone else gets one more turn.} other {Final round: {name} has {score, number}, everyone else gets one more turn.}}',
    left: '{who, select, you {You have left.} other {{name} has left.}}',
    over: '{headline}, {subline}.',
    overAlone: '{headline}.',
  },

  log: {
    banked:
      '{who, select, you {<b>You</b> kept {kept}, banked <b>{points, number}</b>.} other {<b>{name}</b> kept {kept}, banked <b>{points, number}</b>.}}',
    bankedHot:
      '{who, select, you {<b>You</b> had hot dice with {kept}, banked <b>{points, number}</b>.} other {<b>{name}</b> had hot dice with {kept}, banked <b>{points, number}</b>.}}',
    farkled:
      '{who, select, you {<b>You</b> farkled on {count, plural, one {# die} other {# dice}} and lost <b>{points, number}</b>.} other {<b>{name}</b> farkled on {count, plural, one {# die} other {# dice}} and lost <b>{points, number}</b>.}}',
    farkledAtOnce: '{who, select, you {<b>You</b> farkled at once.} other {<b>{name}</b> farkled at once.}}',
    farkledThird:
      '{who, select, you {<b>You</b> farkled a third time in a row: {points, number} lost, <b>{penalty, number}</b> taken.} other {<b>{name}</b> farkled a third time in a row: {points, number} lost, <b>{penalty, number}</b> taken.}}',
    left: '{who, select, you {<b>You</b> left the game.} other {<b>{name}</b> left the game.}}',
    finalRound: 'Final round',
  },

  handOver: {
    title: 'Pass the device to {name}',
    begins: '{name} begins',
    lastTurn: 'Pass the device to {name} for the last turn',
    action: 'I am {name}',
  },

  result: {
    ranking: 'Final scores',
    won: '{who, select, you {You win} other {{name} wins}}',
    shared: '{names} share the win',
    soloPoints: '{points, number} points',
    soloTurns: '{turns, plural, one {Done in # turn} other {Done in # turns}}',
    abandoned: 'This game was left unfinished',
    by: 'by {points, number} points',
    each: 'with {points, number} points each',
    othersLeft: 'everybody else has left',
    otherLeft: '{who, select, you {you left} other {{name} left}}',
    inTurns: '{turns, plural, one {in # turn} other {in # turns}}',
    withPoints: 'with {points, number} points',
    place: '{place, number}',
    sharedPlace: '={place, number}',
    left: 'left',
    sharedWin: 'shared win',
  },

  trouble: {
    dice: 'The dice did not arrive.',
    player: '{name} could not decide.',
    safe: 'Nothing is lost.',
    retry: 'Try again',
  },

  hint: {
    title: 'The coach',
    asking: 'The coach is thinking …',
    failed: 'The coach could not think this through. Close this and ask again.',
    take: '{count, plural, one {Set this die aside} other {Set these dice aside}}',
    notNow: 'The coach answers once your dice lie on the table.',
  },

  keys: {
    title: 'Keys',
    off: 'The keys that are single letters and digits are switched off in the settings.',
    die: 'Set aside the die in that place, or put it back',
    roll: 'Roll',
    bank: 'Bank',
    best: 'Set aside the dice worth most',
    hint: 'Ask the coach for the best move',
    help: 'Show this list',
    skip: 'Skip rolling dice and a computer’s pause',
    space: 'Space',
    escape: 'Esc',
  },
} as const;
