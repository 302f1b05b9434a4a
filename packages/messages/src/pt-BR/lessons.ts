import { agreed } from '../words.ts';
import { houseLessons } from './houseLessons.ts';

/**
 * What the lessons say, step by step. Figures are computed for the rules of the lesson: `points` of the dice, `total`
 * of the turn, what banking `makes`, how many dice are `left` and with which `chance` they farkle.
 */
export const lessons = agreed('lessons', {
  choices: {
    points: '{points, number} pontos',
    chance: '{chance, number, ::percent .0}',
    roll: 'Continuar',
    bank: 'Guardar',
  },

  hints: {
    hold: 'Separe {dice}: toque nos dados ou aperte o número da posição de cada um.',
    holdAny: 'Toque em qualquer dado que mostre quantos pontos vale.',
    roll: 'Aperte “Lançar” ou a tecla R.',
    bank: 'Aperte “Guardar” ou a tecla B.',
    bankInVain: 'Aperte “Guardar” e leia o que aparece.',
    seeFarkle: 'Aperte o único botão que sobrou.',
  },

  /** Answers to what was not asked for; what the rules refuse is answered with the rule’s own reason. */
  replies: {
    otherDice:
      '{heldPoints, plural, =0 {Esses dados ainda não. Agora é a vez de {dice}.} one {{held} daria {heldPoints, number}. Agora é a vez de {dice}.} many {{held} daria {heldPoints, number}. Agora é a vez de {dice}.} other {{held} daria {heldPoints, number}. Agora é a vez de {dice}.}}',
    rollInstead: 'Você até poderia guardar. Nesta lição, continue.',
    bankInstead: 'Você até poderia lançar. Nesta lição, guarde.',
    notYet: 'Antes falta uma coisa: veja acima.',
    wrongAnswer: 'Não é bem isso. Olhe de novo.',
    lessonIsOver: 'Esta lição acabou. Passe para a próxima ou faça de novo.',
  },

  turn: {
    title: 'Um turno',
    about: 'Lançar, separar, continuar, guardar.',
    steps: {
      aim: 'Quem chega primeiro a {target, number} pontos fica a um passo da vitória. A cada turno você junta pontos e decide a hora de parar.',
      first: 'O turno começa com seis dados. Lance todos.',
      one: 'Aqui só o 1 pontua. Separe esse dado: são {points, number} pontos.',
      on: 'De cada lançamento é preciso separar ao menos um dado. Agora lance os outros {left, number}.',
      fives: 'Dois 5, {points, number} pontos juntos. Separe os dois.',
      bank: 'Você tem {total, number} pontos em risco. Guarde, e eles são seus.',
    },
    end: 'Um turno é isso: lançar, separar, continuar por mais pontos e guardar antes que dê errado.',
  },

  scoring: {
    title: 'O que pontua',
    about: 'Dados avulsos, três iguais e mais.',
    steps: {
      pair: 'Experimente: separe os dois 3.',
      singles:
        'Dois iguais não bastam. Sozinhos, só o 1 ({single1, number}) e o 5 ({single5, number}) pontuam. Separe todos os dados que pontuam.',
      on: 'Já são {total, number}. Lance o resto.',
      triple: 'Três iguais valem cem vezes a face: três 2 são {points, number} pontos. Separe os três.',
      bank: 'Guarde os {total, number}.',
      next: 'Próximo turno. Lance.',
      four: 'Três 4 dariam {threeFours, number}; quatro iguais dão {points, number}. Separe os quatro.',
      bankFour: 'Guarde {total, number}. E três 1, por sinal, são {threeOnes, number}.',
    },
    hints: {
      singles: 'Devolva os 3 e pegue o 1 e o 5.',
    },
    end: 'Avulsos: 1 e 5. Três iguais: de qualquer face. E cada dado além de três vale muito mais.',
  },

  farkle: {
    title: 'Farkle',
    about: 'Quando nada pontua, os pontos do turno se vão.',
    steps: {
      one: 'Separe o 1.',
      risk: 'Lance os outros {left, number} e veja o que pode acontecer. Em {chance, number, ::percent .0} dos lançamentos, dá Farkle.',
      lost: 'Nenhum dado pontua: é um Farkle. O turno acabou, com {lost, number} pontos perdidos. Viu bem? Então siga.',
      after:
        'O que você guardou nos turnos anteriores continua seu. O Farkle só leva os pontos do próprio turno.',
    },
    replies: {
      risk: {
        rollInstead: 'Prudente, mas aí você não veria um Farkle. Continue.',
      },
    },
    end: 'Um lançamento sem pontos encerra o turno sem nada. É o único perigo do jogo.',
  },

  bankOrRoll: {
    title: 'Guardar ou continuar?',
    about: 'A grande pergunta do jogo.',
    steps: {
      five: 'Lançamento fraco. Separe o 5.',
      little: '{total, number} pontos em risco e {left, number} dados para lançar. O que você faria?',
      on: 'Certo: há pouco a perder, e {left, number} dados só dão Farkle em {chance, number, ::percent .0} dos lançamentos. Continue.',
      more: 'Belo lançamento. Separe 1, 1 e 5.',
      much: 'Agora são {total, number} pontos, mas só {left, plural, one {# dado} many {# de dados} other {# dados}}. E agora?',
      bank: 'Certo: {left, number} dados dão Farkle em {chance, number, ::percent .0} dos lançamentos, e vale a pena ficar com {total, number} pontos. Guarde.',
    },
    replies: {
      little: {
        wrongAnswer: 'Por {total, number} pontos? Com {left, number} dados dá para conseguir mais.',
      },
      on: { rollInstead: 'Com {total, number} pontos ainda é cedo. Continue.' },
      much: {
        wrongAnswer: 'Corajoso, mas quase metade dos lançamentos custaria todos os {total, number}.',
      },
    },
    end: 'Muitos dados e poucos pontos: continue. Poucos dados e muitos pontos: guarde.',
  },

  bigCombinations: {
    title: 'As grandes combinações',
    about: 'As que usam os seis dados.',
    steps: {
      roll: 'Lance os seis.',
      straight: 'Um de cada face é uma sequência: {points, number} pontos. Separe os seis.',
      threePairs: 'Três pares diferentes: {points, number} pontos. Separe os seis.',
      twoTriplets: 'Duas trincas valem mais juntas: {points, number} pontos. Separe os seis.',
      fourOfAKindAndPair: 'Quatro iguais e um par: {points, number} pontos nesta mesa. Separe os seis.',
      bank: 'Os seis pontuaram, então daria até para lançar todos de novo. Desta vez, guarde {total, number}.',
    },
    end: 'Antes de pegar dados avulsos entre os seis, procure estas combinações.',
  },

  sameRoll: {
    title: 'Cada lançamento por si',
    about: 'Só dados do mesmo lançamento combinam.',
    steps: {
      two: 'Separe os dois 5.',
      on: '{total, number} pontos até aqui. Lance os outros {left, number}.',
      worth: 'Um terceiro 5! Quanto vale este turno com ele?',
      one: 'Certo: é um 5 avulso e soma {points, number}. Separe esse dado.',
      bank: 'Guarde {total, number}.',
    },
    replies: {
      worth: {
        wrongAnswer:
          'Três 5 em um só lançamento seriam {three, number}. Mas dois deles foram separados antes.',
      },
    },
    end: 'Três iguais têm que cair no mesmo lançamento. O que já foi separado mantém seus pontos e não cresce mais.',
  },

  hotDice: {
    title: 'Dados quentes',
    about: 'Os seis pontuaram: lance seis de novo.',
    steps: {
      first: 'Separe o 1 e o 5.',
      on: 'Lance os outros {left, number}.',
      all: 'Que sorte: três 2 e um 1. Separe os quatro.',
      again:
        'Agora todos os seis dados pontuaram. São dados quentes: seus {total, number} pontos continuam em risco e você pode lançar os seis de novo. Lance.',
      last: 'Separe o 1 e o 5 mais uma vez.',
      bank: 'Guarde {total, number}, tudo de um só turno.',
    },
    replies: {
      again: {
        rollInstead:
          'Com dados quentes dá para guardar, mas seis dados só dão Farkle em {chance, number, ::percent .0} dos lançamentos. Lance.',
      },
    },
    end: 'Dados quentes podem vir de vários lançamentos, e quantas vezes a sorte quiser. Os pontos ficam em risco até você guardar.',
  },

  gameDivides: {
    title: 'O jogo faz as contas',
    about: 'Você escolhe os dados, ele acha o melhor jeito de contar.',
    steps: {
      worth: 'Quatro 1. Quanto você acha que valem aqui?',
      ones: 'Certo: três 1 são {threeOnes, number}, e mais um, {single1, number}: é o melhor jeito de contar. Separe os quatro.',
      bank: 'Guarde {total, number}.',
      next: 'Mais uma vez. Lance.',
      fives:
        'Cinco 5. Contados à parte seriam {apart, number}; o jogo encontra {points, number}. Separe todos.',
      bankFives: 'Guarde {total, number}.',
    },
    replies: {
      worth: { wrongAnswer: 'Há um jeito de contar que dá mais.' },
    },
    end: 'Não se preocupe em agrupar os dados: você sempre recebe o máximo que eles valem.',
  },

  finalRound: {
    title: 'A rodada final',
    about: 'Alguém chegou lá. Você tem um último turno.',
    steps: {
      computer: 'Você joga contra um computador que está perto de {target, number}. Observe.',
      last: 'Ele chegou a {leader, number}. Cada adversário tem exatamente mais um turno, e este é o seu: faltam {needs, number}. Lance.',
      ones: '{points, number} pontos em um lançamento. Separe os três 1.',
      on: 'Guardando agora, você chega a {makes, number}, e {leader, number} é mais. Não há depois: continue.',
      enough: 'Separe o 1 e o 5.',
      bank: '{makes, number} é mais que {leader, number}. Agora guarde.',
    },
    replies: {
      on: {
        rollInstead: 'Guardando, você chegaria a {makes, number} e perderia para {leader, number}. Continue.',
      },
    },
    end: 'Quem chega à meta espera, e os outros tentam passar à frente. Vence o placar mais alto.',
  },

  sharedWin: {
    title: 'Vitória dividida',
    about: 'Empate no topo: os dois vencem.',
    steps: {
      last: 'O último de dez turnos. O computador terminou com {leader, number}, você tem {score, number}. Lance.',
      level: 'Separe o 1 e o 5, {points, number} pontos.',
      bank: 'Com isso são exatamente {makes, number}, o mesmo que o computador. Guarde.',
    },
    replies: {
      bank: {
        bankInstead: 'Você poderia tentar mais, mas o empate é seguro e conta como vitória. Guarde.',
      },
    },
    end: 'Quem empata no placar mais alto divide a vitória, e ela conta para cada um.',
  },

  rollMore: {
    title: 'Separar menos, lançar mais',
    about: 'Não é preciso separar tudo o que pontua.',
    steps: {
      one: 'O 1 e o 5 pontuam. Separe só o 1 e deixe o 5 na mesa.',
      on: 'Com o 5 seriam {both, number}. Mas {left, number} dados dão Farkle em {chance, number, ::percent .0} dos lançamentos, e quatro em {fourDice, number, ::percent .0}. Lance {left, number}.',
      ones: 'Valeu a pena. Separe os dois 1.',
      bank: 'Guarde {total, number}.',
    },
    replies: {
      one: {
        otherDice:
          'Isso vale {heldPoints, number}. Mas, quanto menos dados, mais Farkle: aqui, separe só o 1.',
      },
      on: {
        otherDice:
          'Com o 5 sobram quatro dados, que dão Farkle em {fourDice, number, ::percent .0} dos lançamentos. Devolva o 5.',
        rollInstead: 'Com {total, number} pontos ainda é cedo. Continue.',
      },
    },
    end: 'Um 5 avulso muitas vezes vale menos que um dado a mais para lançar.',
  },

  odds: {
    title: 'As chances',
    about: 'Quantas vezes cada número de dados dá Farkle.',
    steps: {
      bar: 'Separe dados, e uma barra embaixo deles mostra a chance de o próximo lançamento dar Farkle. Dá para ligá-la nas configurações.',
      one: 'Separe um 1 e olhe a barra.',
      two: 'Agora junte o 5 e veja a barra crescer.',
      three: 'Cada dado separado deixa o próximo lançamento mais arriscado. Junte o outro 1.',
      oneDie:
        '{left, number} dados: {chance, number, ::percent .0}. E um dado só, com que frequência dá Farkle?',
      sixDice: 'Certo, duas vezes em três: só o 1 e o 5 salvam. E os seis dados?',
      bank: 'Certo, quase nunca. Com {left, number} dados e {total, number} pontos, guardar é uma boa escolha. Guarde.',
    },
    replies: {
      oneDie: { wrongAnswer: 'Das seis faces, só o 1 e o 5 pontuam sozinhos.' },
      sixDice: { wrongAnswer: 'É mais raro. Com seis dados, quase sempre algo pontua.' },
    },
    end: 'Seis dados {sixDice, number, ::percent .0}, três {threeDice, number, ::percent .0}, dois {twoDice, number, ::percent .0}, um {oneDie, number, ::percent .0}: vale a pena saber esses quatro de cor.',
  },

  lastDice: {
    title: 'Respeite os últimos dados',
    about: 'Dois dados são cara ou coroa; um é pior.',
    steps: {
      take: 'Separe os três 2 e o 1.',
      risk: '{total, number} pontos e {left, number} dados restantes. Com que frequência {left, number} dados dão Farkle?',
      decide: 'Certo, {chance, number, ::percent .0}. E então, com {total, number} pontos: o que você faria?',
      bank: 'Certo. Guarde {total, number}.',
    },
    replies: {
      risk: { wrongAnswer: 'Cada um dos dois dados falha duas vezes em três, e os dois têm que falhar.' },
      decide: {
        wrongAnswer:
          'Em quase metade das vezes, {total, number} pontos iriam embora. É muito para arriscar aqui.',
      },
      bank: {
        bankInstead: 'Em quase metade das vezes, os {total, number} iriam embora. Guarde.',
      },
    },
    end: 'Dois dados dão Farkle em {twoDice, number, ::percent .0} dos lançamentos, um em {oneDie, number, ::percent .0}. Lance com poucos pontos, ou quando estiver atrás e não houver outro jeito.',
  },

  lastDie: {
    title: 'Um dado pode salvar você',
    about: 'O último dado pode trazer os seis de volta.',
    steps: {
      five: 'Seu último turno, e você está atrás: {score, number} a {leader, number}. Separe tudo menos o 4.',
      decide:
        'Guardando, você chega a {makes, number}; um dado dá Farkle em {chance, number, ::percent .0} dos lançamentos. E agora?',
      die: 'Certo: guardar para perder não vale nada. Lance o dado.',
      hot: 'Um 5! Separe.',
      again: 'Os seis pontuaram: dados quentes. {makes, number} ainda é pouco, então lance os seis.',
      enough: 'Separe os três 1.',
      bank: 'Agora são {makes, number}. Guarde e vença.',
    },
    replies: {
      decide: {
        wrongAnswer: 'Isso dá {makes, number} contra {leader, number}, e a partida acaba para você.',
      },
      die: {
        rollInstead: 'Seriam {makes, number} contra {leader, number}: derrota certa. Lance.',
      },
      again: { rollInstead: 'Ainda só {makes, number} contra {leader, number}. Lance os seis.' },
    },
    end: 'Um dado salva uma vez em três, e então você tem seis de novo.',
  },

  playToTheScore: {
    title: 'De olho no placar',
    about: 'No fim, só conta passar quem está na frente.',
    steps: {
      last: 'O último de dez turnos. Você tem {score, number}, o computador terminou com {leader, number}. Lance.',
      good: 'Separe os dois 1 e os dois 5.',
      decide:
        '{total, number} pontos e {left, number} dados. Em qualquer outro turno, você guardaria. E agora?',
      on: 'Certo: guardando, você chega a {makes, number}, e é derrota certa. Continue, seja qual for o risco.',
      hot: 'Dois 5: separe os dois.',
      again:
        'Dados quentes com {total, number}. Com isso são {makes, number}: ainda não basta. Lance os seis.',
      enough: 'Separe os três 2 e o 1.',
      bank: '{makes, number} supera {leader, number}. Guarde.',
    },
    replies: {
      decide: {
        wrongAnswer: 'Aí você termina com {makes, number} contra {leader, number}, e perde.',
      },
      on: { rollInstead: 'Isso dá {makes, number} contra {leader, number}: derrota. Continue.' },
      again: { rollInstead: 'Isso dá {makes, number} contra {leader, number}: derrota. Continue.' },
    },
    end: 'Antes de guardar pela última vez, olhe o placar. Guardar e ficar atrás não é melhor que um Farkle.',
  },

  ...houseLessons,
});
