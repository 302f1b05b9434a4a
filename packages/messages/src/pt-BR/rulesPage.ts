import { agreed } from '../words.ts';

/**
 * The rules page. Every amount and chance is a parameter that is reckoned for the rules shown. Names of combinations
 * and of single rules come from `rules`.
 */
export const rulesPage = agreed('rulesPage', {
  title: 'Regras',
  description:
    'As regras do Farkle para qualquer mesa: o que pontua, todas as chances exatas e como quem joga bem as aproveita.',
  lead: 'Pontos, chances e dicas desta página são calculados para as regras escolhidas aqui.',
  contents: 'Nesta página',
  print: 'Imprimir',
  backToTable: 'Voltar à mesa',

  choice: {
    label: 'Quais regras?',
    shown:
      '{count, plural, =0 {Em exibição: {preset}} one {Em exibição: {preset}, com # regra alterada} many {Em exibição: {preset}, com # de regras alteradas} other {Em exibição: {preset}, com # regras alteradas}}',
    change: 'Mudar regra por regra',
    loading: 'Um momento…',
    cannot: 'Essas regras não combinam entre si. A página ainda mostra as últimas que combinam.',
    refusedTitle: 'Não foi possível ler as regras do endereço',
    refusedText: '{reason} Em exibição no lugar delas: {preset}.',
  },

  sections: {
    need: 'Do que você precisa',
    aim: 'O objetivo',
    turn: 'Um turno, passo a passo',
    scoring: 'O que pontua',
    disputes: 'Tira-teimas',
    hotDice: 'Dados quentes',
    odds: 'Quantas vezes dá Farkle',
    end: 'Como a partida acaba',
    variants: 'O que muda de mesa para mesa',
    modes: 'Jeitos de jogar aqui',
    tips: 'Dicas de quem joga bem',
  },

  need: {
    dice: 'Seis dados comuns. Aqui eles são lançados para você, e qualquer pessoa pode conferir cada lançamento.',
    players: 'De {least, number} a {most, number} jogadores, ou só você contra os dados.',
    paper: 'Em uma mesa de madeira, também papel e lápis, para o placar.',
  },

  aim: {
    finalRound:
      'Junte pontos turno a turno. Quando alguém chega a {target, number}, cada adversário joga mais um turno; então vence o placar mais alto.',
    immediate: 'Junte pontos turno a turno. Quem chega primeiro a {target, number} vence na hora.',
    heart:
      'Cada lançamento pode trazer mais pontos ou pôr a perder o turno inteiro. A arte é saber a hora de parar.',
  },

  turn: {
    roll: '<b>Lance</b> os seis dados.',
    farkle:
      '<b>Nada pontua?</b> É um Farkle: o turno acabou, e os pontos dele se perdem. Com seis dados, isso acontece em {chance} dos lançamentos.',
    setAside:
      '<b>Separe</b> ao menos um dado que pontua. Todo dado separado tem que pontuar; dados que pontuam também podem ficar na mesa.',
    count:
      '<b>Conte</b>: o que você separou se soma aos pontos do turno. Eles ficam em risco até você guardar.',
    choose: '<b>Escolha</b>: lance os dados que restam ou guarde.',
    bank: '<b>Guarde</b> para somar os pontos do turno ao seu placar e passar os dados adiante.',
    entryMinimum:
      'Para guardar pela primeira vez, cada jogador precisa de pelo menos {points, number} pontos.',
    bankMinimum: 'Guardar pede sempre pelo menos {points, number} pontos.',
    mayRoll: '<b>Dados quentes</b>: quando os seis já pontuaram, você pode lançar todos de novo ou guardar.',
    mustRoll: '<b>Dados quentes</b>: quando os seis já pontuaram, você tem que lançar todos de novo.',
    threeFarkles:
      'Três Farkles seguidos tiram {points, number} pontos do placar, que nunca fica abaixo de zero.',
  },

  scoring: {
    oneRoll: 'Só dados de um mesmo lançamento formam uma combinação.',
    best: 'Dados que podem ser contados de vários jeitos são contados do jeito que vale mais.',
    combinations: 'As combinações e seus pontos',
    name: 'Combinação',
    points: 'Pontos',
    alike: 'Dados iguais no mesmo lançamento',
    alikeNote: 'Um traço: nem todos esses dados pontuam.',
    face: 'Face',
    count: '{count, plural, one {# dado} many {# de dados} other {# dados}}',
    none: 'nem todos pontuam',
    off: 'Não vale nada nesta mesa:',
  },

  disputes: {
    lead: 'Os lançamentos que dão briga na mesa, e quanto eles valem com estas regras.',
    before: 'Separados antes',
    then: 'Depois',
    worth: '{points, number} pontos',
    part: '{count, plural, one {{name}: {points, number}} many {# × {name}: {points, number}} other {# × {name}: {points, number}}}',
    left: '{dice}: sem pontos',
    sum: '{before, number} e {now, number}, {total, number} ao todo',
    why: {
      lone: 'Um 2, 3, 4 ou 6 sozinho não vale nada.',
      pairsNeedThreeFaces: 'Três pares pedem três faces diferentes, e um par sozinho não pontua.',
      fourAndPair: 'Quatro iguais e um par contam como uma só combinação nesta mesa.',
      twoTriplets: 'Duas trincas contam como uma só combinação nesta mesa.',
      noTriplets: 'Duas trincas não são combinação nesta mesa, então cada uma conta por si.',
      dearest: 'De todos os jeitos de dividir os dados, conta o que vale mais.',
      sixAlike: 'Seis iguais nunca são duas trincas nem três pares.',
      onlyThree: 'Mais de três iguais não são combinação nesta mesa: os outros têm que pontuar sozinhos.',
      groupOfAll: 'Todos os dados iguais formam uma só combinação.',
      spareDie: 'Ao lado de uma sequência parcial, o dado que sobra ainda pontua.',
      noPartial: 'Cinco em sequência não são combinação nesta mesa.',
      oneRoll: 'Só dados de um mesmo lançamento combinam: estes nunca viram três iguais.',
      hotDice: 'Os seis dados pontuaram, ainda que em dois lançamentos: dados quentes.',
    },
  },

  hotDice: {
    lead: 'Quando os seis dados de um turno já pontuaram, em um só lançamento ou em vários, todos os seis voltam.',
    caption: 'Um turno com dados quentes',
    roll: 'Lançamento',
    aside: 'Separados',
    points: 'Pontos',
    total: 'Em risco',
    next: 'Dados a lançar',
    mayRoll: '{points, number} pontos e seis dados de volta: lance ou guarde.',
    mustRoll: '{points, number} pontos e seis dados de volta: nesta mesa é obrigatório lançar.',
    belowMinimum:
      '{points, number} pontos e seis dados de volta. Aqui só se guarda a partir de {needs, number}, então lance.',
    belowEntry:
      '{points, number} pontos e seis dados de volta. A entrada pede {needs, number}; quem já guardou antes pode guardar agora, os outros lançam.',
    risk: 'Seis dados dão Farkle em {chance} dos lançamentos. Aí os {points, number} pontos também se vão.',
  },

  odds: {
    lead: 'Quanto menos dados, mais arriscado o lançamento. Contas feitas sobre todos os lançamentos possíveis, com estas regras.',
    picture: 'Chance de Farkle por número de dados',
    caption: 'As chances de um lançamento',
    dice: 'Dados lançados',
    farkles: 'Lançamentos com Farkle',
    fraction: '{farkles, number} de {rolls, number}',
    chance: 'Farkle',
    hot: 'Todos pontuam',
    count: '{count, plural, one {# dado} many {# de dados} other {# dados}}',
    turn: 'Jogando o melhor possível, {chance} dos turnos acabam em Farkle, e um turno rende {points, number} pontos em média.',
  },

  end: {
    finalRound:
      'Quando alguém guarda e chega a {target, number} ou mais, começa a rodada final: cada um dos outros joga exatamente mais um turno. Quem chegou não joga de novo, mesmo que alguém passe à frente.',
    immediate: 'Quando alguém guarda e chega a {target, number} ou mais, a partida acaba na hora.',
    exact: 'Chegar exatamente à meta basta.',
    shared: 'Quem empata no placar mais alto divide a vitória, e ela conta para cada um.',
    ownBank: 'Ninguém guarda por você, nem quando guardar daria a vitória.',
    losing: 'No último turno, a mesa avisa quando guardar seria perder.',
    minimums: 'Mínimos e punições valem até o fim.',
    turns:
      'Uma partida com número fixo de turnos, em geral {turns, number}, não tem meta: vence o placar mais alto.',
    leaving: 'Quem sai não pode vencer. Quando só resta um jogador, ele vence.',
  },

  variants: {
    lead: 'Todas as regras que uma mesa pode mudar. Toque em um valor para ver a página inteira com ele.',
    effects:
      'Ao lado de cada valor está o que ele muda se o resto ficar igual: quantas vezes seis dados dão Farkle e quantos pontos um turno bem jogado rende em média.',
    combinations: 'O que pontua',
    flow: 'Andamento da partida',
    here: 'em vigor aqui',
    dice: '{chance} de Farkle, {points, number} por turno',
    turn: '{points, number} por turno',
    firstBank: '{points, number} por turno até a entrada',
    threeFarkles: 'atinge {chance} das sequências de três turnos',
  },

  modes: {
    lead: 'As regras são as mesmas em todos os jeitos de jogar. O que muda é quem joga e quando acaba.',
    finalRound: 'Até a meta, com rodada final.',
    immediate: 'Até a meta, e acabou.',
    turns:
      '{turns, plural, one {# turno; meta e fim da partida não contam.} many {# de turnos; meta e fim da partida não contam.} other {# turnos; meta e fim da partida não contam.}}',
    fewest: 'Acaba quando você guarda e chega a {target, number}.',
    rules: 'Todas as regras desta página podem ser escolhidas ao preparar uma partida.',
    start: 'Preparar uma partida',
  },

  tips: {
    lesson: 'Praticar: {tip}',
    lessDice: {
      title: 'Separe menos para lançar mais',
      text: 'É preciso separar um dado que pontua, não todos. Cada dado que você deixa na mesa torna o próximo lançamento mais seguro.',
      caption: 'Três respostas a este lançamento',
      keep: 'Separar',
      points: 'Pontos',
      left: 'Restam',
      chance: 'Farkle',
      worth: 'Média do turno',
      verdictFew: 'O melhor em média: separar só {dice}, por causa dos dados que ficam.',
      verdictAll: 'Com estas regras, mesmo assim, separar {dice} vale mais em média.',
    },
    lastDice: {
      title: 'Respeite os últimos dados',
      text: 'Dois dados dão Farkle em {two} dos lançamentos, um dado em {one}. Lance quando tiver pouco a perder ou estiver muito atrás.',
      caption: 'A partir de quantos pontos é melhor guardar, se só os pontos importam',
      left: 'Restam',
      chance: 'Farkle',
      bankFrom: 'Guardar com',
      never: 'nunca',
      note: 'Abaixo disso, lançar rende mais em média. Atrás no fim da partida, arrisque mais que isso; na frente, menos.',
    },
    lastHope: {
      title: 'Um dado ainda pode trazer dados quentes',
      text: 'O último dado pontua em {hot} dos lançamentos, e aí voltam os seis, que só dão Farkle em {six}.',
      dearer:
        'Por isso vale a pena lançar um dado abaixo de {one, number} pontos, e dois só abaixo de {two, number}, embora um dê Farkle mais vezes.',
      plain: 'Vale a pena lançar um dado abaixo de {one, number} pontos, e dois abaixo de {two, number}.',
    },
    score: {
      title: 'No fim, de olho no placar',
      last: 'No último turno só conta o placar a bater. O adversário tem {leader, number}, você tem {mine, number} e {turn, number} em risco.',
      losing:
        'Guardando, você chega a {makes, number}: derrota certa. Lançar {dice, plural, one {# dado} many {# de dados} other {# dados}} dá Farkle em {chance} das vezes; nas outras, você vence ou segue na disputa: então lance.',
      atOnce:
        'Nesta mesa não há último turno. Um bom turno rende {turn, number} pontos em média: um adversário a quem não falte mais que isso pode vencer antes da sua vez. Perto do fim, continue em vez de guardar pouco.',
    },
  },
});
