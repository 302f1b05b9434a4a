/** The drills of decisions: Keep, Bank or roll, Endgame. Their reasons are the coach's, and a few comparisons. */
export const trainingDecisions = {
  questions: {
    keep: 'Quais dados você separa?',
    bankOrRoll: 'Guardar ou lançar?',
    endgame: 'O que você faz?',
  },
  /** Below the question. */
  subs: {
    keep: 'Toque nos dados e depois separe.',
    bankOrRoll: 'Os dados com contorno já estão separados.',
    endgame: 'Toque nos dados que vai separar e depois lance ou guarde.',
  },
  /** The position as it is read aloud, part by part. */
  aloud: {
    keep: 'Quais dados você separa? {position}',
    bankOrRoll: 'Guardar ou lançar? {position} Você separou {dice}.',
    endgame: 'O que você faz? {position}',
    two: 'Você tem {own, number}, o adversário {other, number}.',
    lastTurn:
      'Seu último turno: você tem {own, number}, o adversário {other, number}. {needed, number} pontos dividem a vitória; com mais, você vence.',
    turns:
      'Você tem {own, number} pontos e {turns, plural, one {este último turno} many {# de turnos pela frente, contando este} other {# turnos pela frente, contando este}}.',
    fewestTurns: 'Você joga solo, pelo mínimo de turnos, e tem {own, number}.',
    target: 'A meta é {target, number}.',
    roll: '{points, number} pontos até aqui neste turno. O lançamento: {dice}.',
    entry: 'Sua entrada pede {points, number}.',
    twoFarkles: 'Você fez dois Farkles seguidos: um terceiro custa {points, number}.',
  },

  dice: 'O lançamento',
  die: {
    free: '{face}, não separado',
    held: '{face}, separado',
    rolled: '{face}, a lançar',
    best: '{face}, melhor separar',
    both: '{face}, você separou, e fez bem',
    vain: '{face}, melhor deixar',
    captions: {
      held: 'separado',
      rolled: 'a lançar',
      best: 'melhor',
      both: 'acertou',
      vain: 'deixar',
    },
  },

  /** Scores and goal above the dice. */
  standing: {
    label: 'A partida',
    you: 'Você',
    other: 'Adversário',
    points: '{points, number}',
    target: 'até {target, number}',
    turnsLeft:
      '{turns, plural, one {último turno} many {# de turnos pela frente} other {# turnos pela frente}}',
    fewestTurns: 'até {target, number} no mínimo de turnos',
    needs: 'Último turno: {points, number} para dividir a vitória, mais para vencer',
    entry: 'Entrada a partir de {points, number}',
    twoFarkles: 'Um terceiro Farkle custa {points, number}',
  },

  setAside: '{count, plural, one {Separar # dado} many {Separar # de dados} other {Separar # dados}}',
  setAsideNone: 'Separar',
  gain: '+ {points, number}: {turn, number} neste turno',
  answers: 'Sua jogada',

  /** An answer as it stands large, and as it is read. */
  answer: {
    keep: '{dice}',
    roll: '{count, plural, one {Lançar # dado} many {Lançar # de dados} other {Lançar # dados}}',
    bank: 'Guardar {points, number}',
    keepRoll:
      '{count, plural, one {{dice}, lançar # dado} many {{dice}, lançar # de dados} other {{dice}, lançar # dados}}',
    keepBank: '{dice}, guardar {points, number}',
    aloud: 'Separar {dice}',
  },

  /** Both values in one line. `best` where the best was chosen, `given` else. */
  values: {
    winChance: {
      best: '{best, number, ::percent .0} de chance de vencer; a segunda melhor, {next, number, ::percent .0}',
      given:
        'A sua: {given, number, ::percent .0} de chance de vencer; a melhor: {best, number, ::percent .0}',
    },
    points: {
      best: '{best, number, ::precision-integer} pontos em média; a segunda melhor, {next, number, ::precision-integer}',
      given:
        'A sua: {given, number, ::precision-integer} pontos em média; a melhor: {best, number, ::precision-integer}',
    },
    turns: {
      best: 'Mais {best, number, ::.00} turnos depois deste; a segunda melhor, {next, number, ::.00}',
      given: 'A sua: mais {given, number, ::.00} turnos depois deste; a melhor: {best, number, ::.00}',
    },
  },

  options: {
    label: 'As opções',
    roll: '{count, plural, one {lançar # dado} many {lançar # de dados} other {lançar # dados}}',
    bank: 'guardar {points, number}',
    yours: 'a sua',
    best: 'a melhor',
    winChance: '{value, number, ::percent .0}',
    points: '{value, number, ::precision-integer}',
    turns: '{value, number, ::.00}',
    cost: {
      winChance: '−{cost, number, ::percent .0}',
      points: '−{cost, number, ::precision-integer}',
      turns: '+{cost, number, ::.00}',
    },
    costAloud: {
      winChance: 'custa {cost, number, ::percent .0}',
      points: 'custa {cost, number, ::precision-integer} pontos',
      turns: 'custa {cost, number, ::.00} turnos',
    },
  },

  /** Reasons that compare two choices. */
  reasons: {
    moreDice:
      '{dice, plural, one {# dado dá Farkle} many {# de dados dão Farkle} other {# dados dão Farkle}} em {chance, number, ::percent .0} das vezes; {otherDice, plural, one {# dado} many {# de dados} other {# dados}}, em {otherChance, number, ::percent .0}.',
    morePoints: 'São {points, number} pontos neste turno em vez de {otherPoints, number}.',
    otherNear: 'Ao adversário só faltam {missing, number}: talvez não haja próximo turno.',
  },

  /** What a question is about, where mistakes are looked at again. */
  topics: {
    keep: '{count, plural, one {O que separar de # dado} many {O que separar de # de dados} other {O que separar de # dados}}',
    bankOrRoll:
      '{count, plural, one {Guardar ou lançar # dado} many {Guardar ou lançar # de dados} other {Guardar ou lançar # dados}}',
    lastTurn: 'Último turno, atrás no placar',
    entry: 'A entrada',
    twoFarkles: 'Dois Farkles seguidos',
    nearTarget: 'O adversário está perto da meta',
  },

  /** How well values are known while a game is being solved. */
  knowledge: {
    points:
      'Até que as chances de vencer com suas regras estejam calculadas, as opções são medidas em pontos do turno.',
    solving: 'Calculando as chances de vencer: {share, number, ::percent precision-integer}',
  },
} as const;
