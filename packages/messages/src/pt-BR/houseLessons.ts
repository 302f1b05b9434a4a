/** What the lessons on house rules say; each is named after its rule. Joined into `lessons`. */
export const houseLessons = {
  target: {
    steps: {
      aim: 'Nesta mesa a meta é {target, number}. Você tem {score, number}.',
      roll: 'Lance.',
      take: 'Separe os dois 1 e os dois 5: {points, number}.',
      bank: 'Com isso são {makes, number}, e chegar exatamente à meta basta. Guarde.',
      others: 'Os outros têm mais um turno. Observe.',
    },
    end: 'Com uma meta menor, a partida é mais curta e tudo o que se guarda pesa mais.',
  },

  ending: {
    steps: {
      roll: 'Você tem {score, number}, o computador tem {leader, number}, e a meta é {target, number}. Lance.',
      take: 'Separe os dois 1 e os dois 5.',
      bankAtOnce:
        'Com isso são {makes, number}. Nesta mesa a partida acaba na hora: ninguém joga mais um turno. Guarde.',
      bankFirst:
        'Com isso são {makes, number}. Nesta mesa cada adversário ainda joga mais um turno. Guarde e veja.',
      others: 'O computador joga seu último turno.',
    },
    end: 'O fim da partida decide quanta coragem você precisa ter perto da meta.',
  },

  entryMinimum: {
    steps: {
      first: 'Separe o 1 e o 5, {points, number} pontos.',
      refused:
        'Para guardar pela primeira vez na partida, você precisa de {entryMinimum, number}. Tente guardar {total, number}.',
      on: 'Ainda é pouco, então é preciso continuar. Lance.',
      more: 'Separe os três 1.',
      bank: '{total, number} bastam. Guarde, e você entrou no jogo.',
      next: 'Seu próximo turno. Lance.',
      small: 'Separe o 5.',
      free: 'Agora que você entrou, até {total, number} podem ser guardados. Guarde.',
    },
    end: 'Só a primeira vez tem que chegar a {entryMinimum, number}; chegar exatamente a isso basta.',
  },

  bankMinimum: {
    steps: {
      first: 'Separe o 1 e o 5, {points, number} pontos.',
      refused: 'Guardar pede sempre {bankMinimum, number}. Tente guardar {total, number}.',
      on: 'Ainda é pouco, então é preciso continuar. Lance.',
      more: 'Separe os três 1.',
      bank: '{total, number} bastam. Guarde.',
      next: 'Seu próximo turno. Lance.',
      small: 'Separe o 1.',
      everyTime: 'O mínimo vale outra vez, turno após turno. Tente guardar {total, number}.',
    },
    end: 'Abaixo de {bankMinimum, number} não há o que decidir: é lançar.',
  },

  threeFarkles: {
    steps: {
      warning:
        'Você tem {score, number} pontos e dois Farkles seguidos. A mesa avisa: um terceiro custa {penalty, number}.',
      third: 'Lance e veja o pior.',
      taken: 'O terceiro Farkle seguido: {taken, number} pontos a menos no placar. Viu bem? Então siga.',
      anew: 'A contagem recomeça, e guardar pontos também zera. O placar nunca fica abaixo de zero.',
    },
    end: 'Depois de dois Farkles seguidos, guarde algo, mesmo pouco: isso zera a contagem.',
  },

  mustRoll: {
    steps: {
      first: 'Separe o 1 e o 5.',
      on: 'Lance os outros {left, number}.',
      all: 'Três 2 e um 1: separe os quatro.',
      refused: 'Dados quentes, {total, number} pontos. Nesta mesa é obrigatório lançar. Tente guardar.',
      again: 'Então lance os seis.',
      one: 'Separe um 1.',
      bank: 'Estes não são dados quentes, então você pode guardar: {total, number}.',
    },
    end: 'Onde é obrigatório lançar os dados quentes, os melhores turnos são os mais emocionantes.',
  },

  doubled: {
    steps: {
      roll: 'Nesta mesa, cada dado além de três iguais dobra o valor. Lance.',
      four: 'Três 3 são {three, number}, então quatro são {points, number}. Separe os quatro.',
      five: 'Cinco são {points, number}. Separe os cinco.',
      six: 'E seis são {points, number}. Separe os seis.',
      next: 'Lance.',
      bank: 'Guarde {total, number}.',
    },
    end: 'As faces altas rendem mais: seis 6 valem o dobro de seis 3.',
  },

  linear: {
    steps: {
      roll: 'Nesta mesa, cada dado além de três iguais soma esse valor mais uma vez. Lance.',
      four: 'Três 3 são {three, number}, então quatro são {points, number}. Separe os quatro.',
      five: 'Cinco são {points, number}. Separe os cinco.',
      six: 'E seis são {points, number}. Separe os seis.',
      next: 'Lance.',
      bank: 'Guarde {total, number}.',
    },
    end: 'Mais dados iguais rendem passo a passo, e as faces baixas rendem pouco.',
  },

  triplesOnly: {
    steps: {
      roll: 'Nesta mesa, três iguais são o máximo que existe. Lance.',
      four: 'Tente separar os quatro 2.',
      three: 'O quarto 2 não tem com quem combinar. Separe três deles, {points, number} pontos.',
      bank: 'Guarde {total, number}.',
      next: 'Lance.',
      fives:
        'Quatro 5: três são {threeFives, number}, e mais um pontua sozinho, {single5, number}. Separe os quatro.',
    },
    end: 'Um dado além de três só pontua se for 1 ou 5.',
  },

  /** One lesson for each combination whose worth a table may change; `name` is the combination. */
  worth: {
    steps: {
      roll: 'Esta lição é sobre uma só combinação: {name}. Lance.',
      take: '{name}: {points, number} pontos nesta mesa. Separe {dice}.',
      takeWithSpare:
        '{name}, e o 5 que sobra também pontua: {points, number} pontos ao todo. Separe os seis.',
      bank: 'Guarde {total, number}.',
      rollOff: 'Nesta mesa uma combinação não vale: {name}. Lance.',
      off: 'Tente separar os seis.',
      offTake: 'Sem essa regra, só isto conta: {dice}, {points, number} pontos. Separe.',
      bankOff: 'Guarde {total, number}.',
    },
    end: 'Os pontos de todas as combinações da sua mesa estão em “O que pontua”.',
  },
} as const;
