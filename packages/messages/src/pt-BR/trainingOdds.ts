/** The odds drill: how likely is a farkle, and what does rolling on bring? */
export const trainingOdds = {
  risk: {
    question: 'Qual é a chance de Farkle?',
    sub: '{count, plural, one {Um dado é lançado} many {# de dados são lançados} other {# dados são lançados}}',
    aloud:
      '{count, plural, one {Um dado é lançado.} many {# de dados são lançados.} other {# dados são lançados.}} Qual é a chance de Farkle, em porcentagem?',
    position:
      '{count, plural, one {Um dado ia ser lançado.} many {# de dados iam ser lançados.} other {# dados iam ser lançados.}}',
  },
  gain: {
    question: 'Quanto o turno vai render?',
    sub: '{points, number} pontos do turno, {count, plural, one {um dado} many {# de dados} other {# dados}} a lançar',
    aloud:
      'Você tem {points, plural, =0 {# pontos} one {# ponto} many {# de pontos} other {# pontos}} do turno e lança {count, plural, one {um dado} many {# de dados} other {# dados}}. Quanto o turno vai render em média, se você continuar da melhor forma?',
    atStake:
      '<big>{points, number}</big> {points, plural, =0 {pontos do turno} one {ponto do turno} many {de pontos do turno} other {pontos do turno}}',
    position:
      'Havia {points, plural, =0 {# pontos} one {# ponto} many {# de pontos} other {# pontos}} do turno e {count, plural, one {um dado} many {# de dados} other {# dados}} a lançar.',
  },
  dice: '{count, plural, one {O dado a lançar} many {Os dados a lançar} other {Os dados a lançar}}',
  less: 'Menos',
  more: 'Mais',
  give: 'Meu palpite: {value}',
  points: '{points, number}',
  pointsAloud: '{points, plural, =0 {# pontos} one {# ponto} many {# de pontos} other {# pontos}}',
  off: '{difference} de diferença',
  yours: 'Seu palpite',
  exact: 'Exato',
  bars: 'Seu palpite e o número exato',
  keys: 'As setas mudam o palpite, Enter confirma',
  percentPoints:
    '{points, plural, one {# ponto percentual} many {# de pontos percentuais} other {# pontos percentuais}}',
  reasons: {
    riskOdds: '{farkles, number} de {rolls, number} lançamentos não têm nenhuma combinação.',
    gainBank: 'Guardar {points, number} na hora é melhor: continuar perde {loss, number} em média.',
    gainRoll: 'Continuar rende {gain, number} a mais que guardar os {points, number}.',
    gainEven: 'Continuar rende o mesmo que guardar os {points, number} na hora.',
    gainMust:
      'Estes pontos ainda não podem ser guardados, então só conta o que os próximos lançamentos renderem.',
    gainStart: 'É quanto vale um turno desde o primeiro lançamento, jogado da melhor forma.',
  },
  topics: {
    risk: '{count, plural, one {O risco com um dado} many {O risco com # de dados} other {O risco com # dados}}',
    gain: '{count, plural, one {O ganho com um dado} many {O ganho com # de dados} other {O ganho com # dados}}',
  },
} as const;
