import { agreed } from '../words.ts';

/**
 * The table: what its presses will do, how its dice are named, what has just happened and what happened before.
 * `who` is `you` for the only person at the table and `other` for everybody else.
 */
export const table = agreed('table', {
  leave: 'Forlad bordet',
  skipToTable: 'Gå til bordet',
  help: 'Point og taster',
  more: 'Mere',
  close: 'Luk',
  scores: 'Stilling',
  dice: 'Terninger',
  move: 'Dit træk',
  points: 'Det giver point',
  thisGame: 'Dette spil',
  nothingYet: 'Ingen tur er spillet færdig endnu.',

  deeds: {
    roll: 'Kast',
    rollDice: '{count, plural, one {Kast # terning} other {Kast # terninger}}',
    atRisk: '{points, number} på spil',
    bank: 'Gem',
    bankPoints: 'Gem {points, number}',
    makes: 'i alt {score, number}',
    makesWin: 'i alt {score, number}: sejr',
    makesFinalRound: 'i alt {score, number}: slutrunde',
    makesLoss: 'i alt {score, number}: nederlag',
    otherTurn: '{name} har turen',
    goOn: 'Farkle: videre',
    lost: '{points, plural, =0 {intet tabt} other {{points, number} tabt}}',
    lostAndTaken: '{points, number} tabt, {penalty, number} trukket fra scoren',
  },

  die: {
    name: '{face}, {state}',
    rolling: 'Ruller',
    held: 'lagt til side',
    heldInVain: 'giver intet',
    heldTooFew: 'kræver flere',
    scores: 'giver {points, number}',
    inGroup: 'giver i gruppe',
    noScore: 'ingen point',
  },

  turn: {
    atRisk: 'på spil i denne tur',
    fresh: 'denne tur',
    lost: 'tabt',
    kept: 'Lagt til side i denne tur',
    keptRow: 'Kast {roll, number}: {dice}, {points, number} point',
    pendingRow: 'Nu: {dice}, {points, number} point',
    addition: '+ {points, number}',
  },

  risk: {
    nextRoll: '{count, plural, one {Næste kast, <b># terning</b>} other {Næste kast, <b># terninger</b>}}',
    farkle: '{chance} for Farkle',
  },

  seat: {
    yourTurn: 'din tur',
    toMove: 'har turen',
    lastTurn: 'sidste tur',
    needs: 'sidste tur, mangler {points, number}',
    farkleCosts: 'Farkle koster {points, number}',
    left: 'udgået',
    notEntered: 'indgang ved {points, number}',
    turnOf: 'tur {turn, number} af {turns, number}',
    turnNumber: 'tur {turn, number}',
    pointsOf: '{points, number} af {target, number} point',
    turnsOf: '{points, number} point, {taken, number} af {turns, number} ture spillet',
  },

  line: {
    firstRoll:
      '{who, select, you {De seks terninger er dine: kast.} other {{name}, de seks terninger er dine: kast.}}',
    next: '{name} tager terningerne.',
    rolls: '{name} kaster.',
    thinks: '{name} tænker.',
    keepsAndRolls:
      '{count, plural, one {{name} beholder {dice} og kaster # terning.} other {{name} beholder {dice} og kaster # terninger.}}',
    keepsAndRollsHot: '{name} har Hot Dice med {dice} og kaster alle seks.',
    keepsAndBanks: '{name} beholder {dice} og gemmer {points, number}.',
    hotTitle: 'Hot Dice!',
    hotMayRoll: 'Alle seks giver point: kast seks igen, eller gem.',
    hotMustRoll: 'Alle seks giver point: kast seks igen.',
    nothingScores: 'Intet i dette kast giver point.',
    taken: 'Tredje Farkle i træk: {penalty, number} trukket fra scoren.',
    thirdFarkleCosts:
      '{penalty, plural, =0 {En tredje Farkle i træk har sin pris, men der er intet at tabe.} other {En tredje Farkle i træk koster {penalty, number}.}}',
    lastTurnNeeds: 'Sidste tur: {points, number} mere, så fører du.',
    lastTurnLeads: 'Sidste tur: du fører allerede.',
    bankLoses: 'Gemmer du nu, taber du: {makes, number} mod {leader, number}.',
    farkle: 'Farkle',
  },

  news: {
    turnStarted: '{who, select, you {Din tur.} other {{name} har turen.}}',
    lastTurnStarted: '{who, select, you {Din sidste tur.} other {{name} har sin sidste tur.}}',
    rolled: 'Kast: {dice}.',
    farkled: '{lost, plural, =0 {Farkle.} other {Farkle, {lost, number} tabt.}}',
    farkledThird: 'Farkle, {lost, number} tabt, og {penalty, number} trukket fra for den tredje i træk.',
    hotDice: 'Hot Dice, {points, number} på spil.',
    decidedRoll: '{name} beholder {dice} og kaster videre.',
    decidedBank: '{name} beholder {dice} og gemmer.',
    banked:
      '{who, select, you {Du gemte {points, number} og har {score, number}.} other {{name} gemte {points, number} og har {score, number}.}}',
    finalRoundStarted:
      '{who, select, you {Slutrunde: du har {score, number}, alle andre får én tur mere.} other {Slutrunde: {name} har {score, number}, alle andre får én tur mere.}}',
    left: '{who, select, you {Du har forladt spillet.} other {{name} har forladt spillet.}}',
    over: '{headline}, {subline}.',
    overAlone: '{headline}.',
  },

  log: {
    banked:
      '{who, select, you {<b>Du</b> beholdt {kept}, gemte <b>{points, number}</b>.} other {<b>{name}</b> beholdt {kept}, gemte <b>{points, number}</b>.}}',
    bankedHot:
      '{who, select, you {<b>Du</b> fik Hot Dice med {kept}, gemte <b>{points, number}</b>.} other {<b>{name}</b> fik Hot Dice med {kept}, gemte <b>{points, number}</b>.}}',
    farkled:
      '{who, select, you {<b>Du</b> slog Farkle med {count, plural, one {# terning} other {# terninger}} og tabte <b>{points, number}</b>.} other {<b>{name}</b> slog Farkle med {count, plural, one {# terning} other {# terninger}} og tabte <b>{points, number}</b>.}}',
    farkledAtOnce:
      '{who, select, you {<b>Du</b> slog Farkle i første kast.} other {<b>{name}</b> slog Farkle i første kast.}}',
    farkledThird:
      '{who, select, you {<b>Du</b> slog Farkle for tredje gang i træk: {points, number} tabt, <b>{penalty, number}</b> trukket fra.} other {<b>{name}</b> slog Farkle for tredje gang i træk: {points, number} tabt, <b>{penalty, number}</b> trukket fra.}}',
    left: '{who, select, you {<b>Du</b> forlod spillet.} other {<b>{name}</b> forlod spillet.}}',
    finalRound: 'Slutrunde',
  },

  handOver: {
    title: 'Giv enheden videre til {name}',
    begins: '{name} begynder',
    lastTurn: 'Giv enheden videre til {name}: sidste tur',
    action: 'Jeg er {name}',
  },

  result: {
    ranking: 'Slutstilling',
    won: '{who, select, you {Du vinder} other {{name} vinder}}',
    shared: '{names} deler sejren',
    soloPoints: '{points, number} point',
    soloTurns: '{turns, plural, one {I mål på # tur} other {I mål på # ture}}',
    abandoned: 'Spillet blev ikke spillet færdigt',
    by: '{points, number} point foran',
    each: 'med {points, number} point hver',
    othersLeft: 'alle andre har forladt spillet',
    otherLeft: '{who, select, you {du forlod spillet} other {{name} forlod spillet}}',
    inTurns: '{turns, plural, one {på # tur} other {på # ture}}',
    withPoints: 'med {points, number} point',
    place: '{place, number}',
    sharedPlace: '={place, number}',
    left: 'udgået',
    sharedWin: 'delt sejr',
  },

  trouble: {
    dice: 'Terningerne kom ikke frem.',
    player: '{name} kunne ikke bestemme sig.',
    safe: 'Intet er gået tabt.',
    retry: 'Prøv igen',
  },

  hint: {
    title: 'Træneren',
    asking: 'Træneren tænker …',
    failed: 'Træneren kunne ikke tænke det til ende. Luk her, og spørg igen.',
    take: '{count, plural, one {Læg terningen til side} other {Læg terningerne til side}}',
    notNow: 'Træneren svarer, når dine terninger ligger på bordet.',
  },

  keys: {
    title: 'Taster',
    off: 'Taster med et enkelt bogstav eller tal er slået fra i indstillingerne.',
    die: 'Læg terningen på den plads til side, eller læg den tilbage',
    roll: 'Kast',
    bank: 'Gem',
    best: 'Læg de terninger til side, der giver mest',
    hint: 'Spørg træneren om det bedste træk',
    help: 'Vis denne liste',
    skip: 'Vis kastet straks, og spring computerens pause over',
    space: 'Mellemrum',
    escape: 'Esc',
  },
});
