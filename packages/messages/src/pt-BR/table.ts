import { agreed } from '../words.ts';

/**
 * The table: what its presses will do, how its dice are named, what has just happened and what happened before.
 * `who` is `you` for the only person at the table and `other` for everybody else.
 */
export const table = agreed('table', {
  leave: 'Sair da mesa',
  skipToTable: 'Ir para a mesa',
  help: 'Pontos e teclas',
  more: 'Mais',
  close: 'Fechar',
  scores: 'Placar',
  dice: 'Dados',
  move: 'Sua jogada',
  points: 'O que pontua',
  thisGame: 'Esta partida',
  nothingYet: 'Nenhum turno terminou ainda.',

  deeds: {
    roll: 'Lançar',
    rollDice: '{count, plural, one {Lançar # dado} many {Lançar # de dados} other {Lançar # dados}}',
    atRisk: '{points, number} em risco',
    bank: 'Guardar',
    bankPoints: 'Guardar {points, number}',
    makes: 'chega a {score, number}',
    makesWin: 'chega a {score, number} e vence',
    makesFinalRound: 'chega a {score, number}: rodada final',
    makesLoss: 'chega a {score, number} e perde',
    otherTurn: '{name} joga agora',
    goOn: 'Farkle: seguir',
    lost: '{points, plural, =0 {nada perdido} one {{points, number} perdido} many {{points, number} perdidos} other {{points, number} perdidos}}',
    lostAndTaken: '{points, number} perdidos, {penalty, number} a menos no placar',
  },

  die: {
    name: '{face}, {state}',
    rolling: 'Rolando',
    held: 'separado',
    heldInVain: 'não pontua',
    heldTooFew: 'precisa de mais',
    scores: 'vale {points, number}',
    inGroup: 'vale em grupo',
    noScore: 'sem pontos',
  },

  turn: {
    atRisk: 'em risco neste turno',
    fresh: 'neste turno',
    lost: 'perdidos',
    kept: 'Separados neste turno',
    keptRow: 'Lançamento {roll, number}: {dice}, {points, number} pontos',
    pendingRow: 'Agora: {dice}, {points, number} pontos',
    addition: '+ {points, number}',
  },

  risk: {
    nextRoll:
      '{count, plural, one {Lançando <b># dado</b>} many {Lançando <b># de dados</b>} other {Lançando <b># dados</b>}}',
    farkle: '{chance} de Farkle',
  },

  seat: {
    yourTurn: 'sua vez',
    toMove: 'joga agora',
    lastTurn: 'último turno',
    needs: 'último turno: faltam {points, number}',
    farkleCosts: 'Farkle custa {points, number}',
    left: 'saiu',
    notEntered: 'entra a partir de {points, number}',
    turnOf: 'turno {turn, number} de {turns, number}',
    turnNumber: 'turno {turn, number}',
    pointsOf: '{points, number} de {target, number} pontos',
    turnsOf: '{points, number} pontos, {taken, number} de {turns, number} turnos jogados',
  },

  line: {
    firstRoll:
      '{who, select, you {Seis dados esperam por você.} other {{name}, seis dados esperam por você.}}',
    next: '{name} pega os dados.',
    rolls: '{name} lança os dados.',
    thinks: '{name} está pensando.',
    keepsAndRolls:
      '{count, plural, one {{name} separa {dice} e lança # dado.} many {{name} separa {dice} e lança # de dados.} other {{name} separa {dice} e lança # dados.}}',
    keepsAndRollsHot: '{name} tem dados quentes com {dice} e lança os seis.',
    keepsAndBanks: '{name} separa {dice} e guarda {points, number}.',
    hotTitle: 'Dados quentes!',
    hotMayRoll: 'Os seis pontuam: lance todos de novo ou guarde.',
    hotMustRoll: 'Os seis pontuam: lance todos de novo.',
    nothingScores: 'Nenhum dado deste lançamento pontua.',
    taken: 'Terceiro Farkle seguido: {penalty, number} a menos no placar.',
    thirdFarkleCosts:
      '{penalty, plural, =0 {Um terceiro Farkle seguido tem seu preço, mas não há nada a perder.} one {Um terceiro Farkle seguido custa {penalty, number}.} many {Um terceiro Farkle seguido custa {penalty, number}.} other {Um terceiro Farkle seguido custa {penalty, number}.}}',
    lastTurnNeeds: 'Último turno: faltam {points, number} para passar à frente.',
    lastTurnLeads: 'Último turno: você já está na frente.',
    bankLoses: 'Guardar agora é perder: {makes, number} contra {leader, number}.',
    farkle: 'Farkle',
  },

  news: {
    turnStarted: '{who, select, you {Sua vez.} other {{name} joga agora.}}',
    lastTurnStarted: '{who, select, you {Seu último turno.} other {{name} joga o último turno.}}',
    rolled: 'Deu {dice}.',
    farkled:
      '{lost, plural, =0 {Farkle.} one {Farkle, {lost, number} perdido.} many {Farkle, {lost, number} perdidos.} other {Farkle, {lost, number} perdidos.}}',
    farkledThird:
      'Farkle, {lost, number} perdidos e {penalty, number} a menos no placar pelo terceiro seguido.',
    hotDice: 'Dados quentes, {points, number} em risco.',
    decidedRoll: '{name} separa {dice} e continua.',
    decidedBank: '{name} separa {dice} e guarda.',
    banked:
      '{who, select, you {Você guardou {points, number} e tem {score, number}.} other {{name} guardou {points, number} e tem {score, number}.}}',
    finalRoundStarted:
      '{who, select, you {Rodada final: você tem {score, number}, cada adversário joga mais um turno.} other {Rodada final: {name} tem {score, number}, cada adversário joga mais um turno.}}',
    left: '{who, select, you {Você saiu.} other {{name} saiu.}}',
    over: '{headline}, {subline}.',
    overAlone: '{headline}.',
  },

  log: {
    banked:
      '{who, select, you {<b>Você</b> separou {kept} e guardou <b>{points, number}</b>.} other {<b>{name}</b> separou {kept} e guardou <b>{points, number}</b>.}}',
    bankedHot:
      '{who, select, you {<b>Você</b> teve dados quentes com {kept} e guardou <b>{points, number}</b>.} other {<b>{name}</b> teve dados quentes com {kept} e guardou <b>{points, number}</b>.}}',
    farkled:
      '{who, select, you {<b>Você</b> fez Farkle com {count, plural, one {# dado} many {# de dados} other {# dados}} e perdeu <b>{points, number}</b>.} other {<b>{name}</b> fez Farkle com {count, plural, one {# dado} many {# de dados} other {# dados}} e perdeu <b>{points, number}</b>.}}',
    farkledAtOnce:
      '{who, select, you {<b>Você</b> fez Farkle logo de cara.} other {<b>{name}</b> fez Farkle logo de cara.}}',
    farkledThird:
      '{who, select, you {<b>Você</b> fez o terceiro Farkle seguido: {points, number} perdidos, <b>{penalty, number}</b> a menos no placar.} other {<b>{name}</b> fez o terceiro Farkle seguido: {points, number} perdidos, <b>{penalty, number}</b> a menos no placar.}}',
    left: '{who, select, you {<b>Você</b> saiu da partida.} other {<b>{name}</b> saiu da partida.}}',
    finalRound: 'Rodada final',
  },

  handOver: {
    title: 'Passe o aparelho para {name}',
    begins: '{name} começa',
    lastTurn: 'Passe o aparelho para {name} jogar o último turno',
    action: 'Sou {name}',
  },

  result: {
    ranking: 'Placar final',
    won: '{who, select, you {Você venceu} other {{name} venceu}}',
    shared: '{names} dividem a vitória',
    soloPoints: '{points, number} pontos',
    soloTurns:
      '{turns, plural, one {Meta alcançada em # turno} many {Meta alcançada em # de turnos} other {Meta alcançada em # turnos}}',
    abandoned: 'Esta partida ficou inacabada',
    by: 'por {points, number} pontos',
    each: 'empate em {points, number} pontos',
    othersLeft: 'não ficou mais ninguém na mesa',
    otherLeft: '{who, select, you {você saiu} other {{name} saiu}}',
    inTurns: '{turns, plural, one {em # turno} many {em # de turnos} other {em # turnos}}',
    withPoints: 'com {points, number} pontos',
    place: '{place, number}º',
    sharedPlace: '{place, number}º',
    left: 'saiu',
    sharedWin: 'vitória dividida',
  },

  trouble: {
    dice: 'Os dados não chegaram.',
    player: '{name} não conseguiu decidir.',
    safe: 'Nada se perdeu.',
    retry: 'Tentar de novo',
  },

  hint: {
    title: 'O treinador',
    asking: 'O treinador está pensando…',
    failed: 'O treinador não conseguiu calcular a jogada. Feche e pergunte de novo.',
    take: '{count, plural, one {Separar este dado} many {Separar estes dados} other {Separar estes dados}}',
    notNow: 'O treinador responde assim que seus dados estiverem na mesa.',
  },

  keys: {
    title: 'Teclas',
    off: 'As teclas de uma só letra ou número estão desligadas nas configurações.',
    die: 'Separar o dado dessa posição ou devolvê-lo',
    roll: 'Lançar',
    bank: 'Guardar',
    best: 'Separar os dados que mais valem',
    hint: 'Perguntar ao treinador a melhor jogada',
    help: 'Mostrar esta lista',
    skip: 'Pular a rolagem dos dados e a espera do computador',
    space: 'Espaço',
    escape: 'Esc',
  },
});
