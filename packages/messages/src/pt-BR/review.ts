import { agreed } from '../words.ts';

/** The review of a finished game, move by move. `who` is `you` for the only person at the table. */
export const review = agreed('review', {
  title: 'Análise',
  description: 'A última partida terminada neste aparelho, jogada por jogada.',
  open: 'Analisar esta partida',
  loading: 'Buscando a partida…',
  none: {
    title: 'Nenhuma partida para analisar',
    text: 'Jogue uma partida até o fim neste aparelho, e cada jogada dela aparece aqui.',
    play: 'Jogar',
  },
  unfinished: {
    title: 'Esta partida ainda não acabou',
    text: 'As jogadas são analisadas quando ela terminar.',
    back: 'Retomar a partida',
  },
  toTable: 'Voltar à mesa',
  undecided: 'Ninguém teve nada a decidir nesta partida.',
  thinking: {
    solving: 'Calculando as chances com estas regras: {share, number, percent}',
    moves: 'Analisando as jogadas: {share, number, percent}',
  },
  failed: {
    text: 'O treinador não conseguiu analisar esta partida.',
    retry: 'Tentar de novo',
  },

  /** How the moves are measured, and how exactly. */
  exactness: {
    chanceExact: 'As jogadas são medidas pela chance de vencer, que é exata com estas regras.',
    chanceNearly:
      'As jogadas são medidas pela chance de vencer. Com estas regras ela é quase exata: o erro é de {off, number, ::percent .0} no máximo.',
    chanceRough: 'As jogadas são medidas pela chance de vencer, que nesta partida é aproximada.',
    points: 'As jogadas são medidas pelos pontos que rendem em média.',
    pointsExact: 'As jogadas são medidas pelos pontos que rendem em média, valor exato com estas regras.',
    turnsExact:
      'As jogadas são medidas pelos turnos que ainda faltam em média, valor exato com estas regras.',
  },

  grades: {
    best: 'Melhor',
    good: 'Boa',
    inaccuracy: 'Imprecisão',
    mistake: 'Erro',
    blunder: 'Erro grave',
    forced: 'Forçada',
  },
  value: {
    winChance: '{value, number, ::percent .0} de chance de vencer',
    points: '{value, number, ::precision-integer} pontos em média',
    turns: '{value, number, ::.00} turnos até o fim',
  },
  cost: {
    none: 'Não custou nada.',
    winChance: 'Custou {cost, number, ::percent .0#} de chance de vencer.',
    points:
      'Custou {cost, plural, one {{cost, number, ::.0} ponto} many {{cost, number, ::.0} de pontos} other {{cost, number, ::.0} pontos}} em média.',
    turns: 'Pede {cost, number, ::.00} turnos a mais em média.',
  },
  costShort: {
    winChance: '−{cost, number, ::percent .0}',
    points: '−{cost, number, ::.0}',
    turns: '+{cost, number, ::.00}',
  },

  curve: {
    chance: '{who, select, you {Sua chance de vencer} other {Chance de vencer: {name}}}',
    given: {
      winChance:
        '{who, select, you {Chance de vencer que você deixou escapar, somada} other {Chance de vencer deixada escapar, somada: {name}}}',
      points:
        '{who, select, you {Pontos que você deixou escapar, somados} other {Pontos deixados escapar, somados: {name}}}',
      turns:
        '{who, select, you {Turnos que você gastou a mais, somados} other {Turnos gastos a mais, somados: {name}}}',
    },
    hint: 'Escolha uma jogada na curva ou avance com as setas do teclado.',
    point: 'Jogada {number, number} de {count, number}, {name}: {grade}. {value}',
    scale: {
      winChance: '{value, number, percent}',
      points: '{value, number, ::precision-integer}',
      turns: '{value, number, ::.0}',
    },
    table: 'O mesmo em tabela',
  },
  columns: {
    move: 'Jogada',
    player: 'Jogador',
    played: 'O que fez',
    grade: 'Nota',
    cost: 'Custo',
    value: 'Curva',
  },

  move: {
    heading: 'Jogada {number, number} de {count, number}',
    turn: '{who, select, you {Seu turno {turn, number}} other {{name}, turno {turn, number}}}',
    score: '{name} {points, number}',
    atRisk:
      '{points, plural, =0 {Nada em risco antes deste lançamento} other {{points, number} em risco antes deste lançamento}}',
    earlier: 'Separados antes:',
    played: 'Jogada feita',
    better: 'Jogada melhor',
    best: 'Jogada feita, e não há melhor',
    only: 'Jogada feita, a única possível',
    dice: 'Lançamento: {rolled}; separados: {dice}',
    roll: 'Separar {dice} e lançar {count, plural, one {# dado} many {# de dados} other {# dados}}',
    bank: 'Separar {dice} e guardar {points, number}',
    why: 'Por quê',
    previous: 'Jogada anterior',
    next: 'Próxima jogada',
  },

  list: {
    title: 'Jogadas',
    whose: 'De quem',
    all: 'Todos',
    costly: 'Só as jogadas que custaram algo',
    empty: 'Nenhuma jogada assim.',
    rolled: '{count, plural, one {lançou # dado} many {lançou # de dados} other {lançou # dados}}',
    banked: 'guardou {points, number}',
  },

  sums: {
    title: 'Como foram as jogadas',
    best: 'Melhores',
    good: 'Boas',
    inaccuracy: 'Imprecisões',
    mistake: 'Erros',
    blunder: 'Erros graves',
    graded: 'Jogadas com escolha',
    average: 'Custo médio por jogada',
  },
});
