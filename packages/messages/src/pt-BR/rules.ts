import { agreed } from '../words.ts';

/**
 * The rules as a player reads them: presets, combinations, and a name and a sentence for each field of a rule set.
 * The names of the presets are feminine plurals, as “regras” is: other sentences say “às {preset}”, “das {preset}”.
 */
export const rules = agreed('rules', {
  presets: {
    classic: 'Clássicas',
    simple: 'Simples',
    custom: 'Próprias',
  },
  presetSentences: {
    classic: 'Quando alguém chega à meta, cada adversário joga um último turno.',
    simple: 'Menos combinações para aprender; vence quem chegar à meta primeiro.',
  },
  adjusted:
    '{typed, number} não pode ser. Agora está {settled, number}: de {min, number} a {max, number}, de {step, number} em {step, number}.',
  combinations: {
    single: '{face} avulso',
    threeOfAKind: 'Três iguais',
    fourOfAKind: 'Quatro iguais',
    fiveOfAKind: 'Cinco iguais',
    sixOfAKind: 'Seis iguais',
    straight: 'Sequência',
    threePairs: 'Três pares',
    fourOfAKindAndPair: 'Quatro iguais e um par',
    twoTriplets: 'Duas trincas',
    lowStraight: 'Sequência parcial 1–5',
    highStraight: 'Sequência parcial 2–6',
  },
  fields: {
    target: 'Meta',
    ending: 'Fim da partida',
    entryMinimum: 'Pontuação de entrada',
    bankMinimum: 'Mínimo para guardar',
    threeFarkles: 'Três Farkles seguidos',
    hotDice: 'Dados quentes',
    threeOnes: 'Três 1',
    ofAKind: 'Quatro, cinco e seis iguais',
    straight: 'Sequência 1–6',
    threePairs: 'Três pares',
    fourOfAKindAndPair: 'Quatro iguais e um par',
    twoTriplets: 'Duas trincas',
    lowStraight: 'Sequência parcial 1–5',
    highStraight: 'Sequência parcial 2–6',
  },
  sentences: {
    target: 'O placar que dá a vitória.',
    ending: 'O que acontece quando alguém guarda pontos e chega à meta.',
    entryMinimum: 'O mínimo de pontos para guardar pela primeira vez.',
    bankMinimum: 'O mínimo de pontos para guardar, em qualquer turno.',
    threeFarkles: 'Quanto o terceiro Farkle seguido tira do placar.',
    hotDice: 'O que fazer quando os seis dados pontuam.',
    threeOnes: 'Quanto vale 1-1-1.',
    ofAKind: 'Quanto vale passar de três iguais.',
    straight: 'As seis faces em um só lançamento.',
    threePairs: 'Três pares de três faces diferentes em um só lançamento.',
    fourOfAKindAndPair: 'Quatro dados de uma face e dois de outra em um só lançamento.',
    twoTriplets: 'Duas vezes três iguais em um só lançamento.',
    lowStraight: '1-2-3-4-5 em um só lançamento.',
    highStraight: '2-3-4-5-6 em um só lançamento.',
  },
  values: {
    off: 'Não',
    points: '{points, number} pontos',
    finalRound: 'Rodada final: mais um turno cada',
    immediate: 'Na hora: quem chega vence',
    mayRoll: 'Pode lançar ou guardar',
    mustRoll: 'Deve lançar',
    flat: '{four, number}, {five, number} e {six, number}',
    doubled: '2, 4 e 8 vezes o valor de três iguais',
    linear: '2, 3 e 4 vezes o valor de três iguais',
    none: 'Nunca mais que três iguais',
  },
  /** A rule set that makes no sense is refused with the field and one of these. */
  refusals: {
    notAnObject: 'Não foi possível ler estas regras.',
    unknownField: '“{field}” não é uma regra do Farkle.',
    wrongType: '{field}: esta regra não aceita esse valor.',
    offGrid: '{field}: os pontos vão de 50 em 50.',
    outOfRange: '{field}: valor fora dos limites.',
    aboveTarget: '{field}: não pode passar da meta.',
    unknownValue: '{field}: não é uma das opções.',
  },
});
