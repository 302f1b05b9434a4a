/** The value drill: what is this selection worth? */
export const trainingValue = {
  question: 'Quanto vale?',
  aloud:
    '{count, plural, one {Um dado está separado: {dice}.} many {# de dados estão separados: {dice}.} other {# dados estão separados: {dice}.}} Quanto vale?',
  position:
    '{count, plural, one {Um dado estava separado: {dice}.} many {# de dados estavam separados: {dice}.} other {# dados estavam separados: {dice}.}}',
  setAside: '{count, plural, one {Um dado separado} many {# de dados separados} other {# dados separados}}',
  dice: 'O lançamento',
  answers: 'Respostas',
  points: '{points, number}',
  worth: '{points, plural, =0 {# pontos} one {# ponto} many {# de pontos} other {# pontos}}',
  notLegal: 'Não pode',
  tooMany: '{points, plural, one {# ponto a mais} many {# de pontos a mais} other {# pontos a mais}}',
  tooFew: '{points, plural, one {# ponto a menos} many {# de pontos a menos} other {# pontos a menos}}',
  keptEarlier: 'De um lançamento anterior',
  keptAloud: 'De um lançamento anterior: {dice}',
  die: {
    plain: '{face}, não separado',
    held: '{face}, separado',
    stray: '{face}, não pontua',
    heldCaption: 'separado',
    strayCaption: 'não pontua',
  },
  division: 'Como se divide',
  doesNotScore: 'Não pontua',
  noPoints: '–',

  reasons: {
    needsThree: 'Um 2, 3, 4 ou 6 só pontua com três ou mais iguais, e todo dado separado tem que pontuar.',
    onlyTriples: 'Aqui só três iguais pontuam: um quarto {face} é um dado que não pontua.',
    notStraight: 'Uma sequência pede as seis faces em um só lançamento; aqui, uma mais curta não vale nada.',
    noFourAndPair:
      'Três pares pedem três faces diferentes, e aqui quatro iguais e um par não são combinação: os {face} não pontuam.',
    noThreePairs: 'Aqui, três pares não são combinação, então os {face} não pontuam.',
    tooFewSetAside:
      'Só conta o que está separado. Dois {face} não valem nada enquanto o terceiro fica na mesa.',
    otherRoll:
      'Só dados do mesmo lançamento combinam. O que foi separado antes ({kept}) não ajuda este {face}.',
    ownRoll:
      'Só dados do mesmo lançamento combinam. O que foi separado antes ({kept}) mantém seus próprios pontos.',
    onlySetAside: 'Só conta o que está separado; dados deixados na mesa não somam nada.',
    singles: 'Cada 1 e cada 5 pontua sozinho.',
    triple: 'Três iguais valem 100 vezes a face: três {face} são {points, number}.',
    threeOnes: 'Três 1 são uma combinação à parte, que vale {points, number}.',
    fourOnes:
      'Três 1 e um 1 avulso dão {points, number}, mais que quatro iguais, que dão {flat, number}. O jogo fica com a melhor divisão.',
    alike:
      '{count, select, 4 {Quatro} 5 {Cinco} other {Seis}} iguais valem {points, number}, seja qual for a face.',
    alikeByFace:
      'Aqui, {count, select, 4 {quatro} 5 {cinco} other {seis}} iguais valem um múltiplo de três iguais: com a face {face}, são {points, number}.',
    straight: 'As seis faces em um só lançamento são uma sequência: {points, number}.',
    partialStraight: 'Aqui, cinco faces em sequência são uma sequência parcial: {points, number}.',
    threePairs: 'Três pares de três faces diferentes: {points, number}.',
    twoTriplets:
      'Duas trincas são uma só combinação de {points, number}; uma por uma, seriam {apart, number}.',
    triplesApart: 'Aqui, duas trincas não são combinação, então cada uma conta por si.',
    fourAndPair: 'Aqui, quatro iguais e um par são uma só combinação: {points, number}.',
    bestDivision: 'Estes dados podem ser divididos de mais de um jeito; o jogo fica com o que vale mais.',
    fourAndSingles:
      'Três pares pedem três faces diferentes, então estes são quatro iguais e dois dados que pontuam sozinhos.',
  },

  topics: {
    singles: '1 e 5 avulsos',
    triple: 'Três iguais',
    strayDice: 'Dados que não pontuam',
    tripleAndSingles: 'Três iguais com avulsos',
    ones: 'Muitos 1',
    straight: 'A sequência',
    threePairs: 'Três pares',
    moreOfAKind: 'Quatro, cinco e seis iguais',
    leftBehind: 'Dados deixados na mesa',
    nearStraight: 'Quase uma sequência',
    twoTriplets: 'Duas trincas',
    keptEarlier: 'Dados de um lançamento anterior',
    fourAndPair: 'Quatro iguais e um par',
  },
} as const;
