import { agreed } from '../words.ts';

/** The table's page: around the table itself. */
export const play = agreed('play', {
  pageTitle: 'Na mesa',
  title: {
    computer:
      '{count, plural, one {Contra o computador} many {Contra # de computadores} other {Contra # computadores}}',
    soloTurns: '{turns, plural, one {Solo, # turno} many {Solo, # de turnos} other {Solo, # turnos}}',
    soloFewest: 'Solo, mínimo de turnos',
    together: 'Jogo em grupo',
    practice: '{title} · prática',
  },
  you: 'Você',
  computer: 'Computador',
  computerNumber: 'Computador {number, number}',
  player: 'Jogador {number, number}',
  levelNotes: {
    easy: 'fácil',
    medium: 'médio',
    exact: 'difícil, jogo exato',
    nearlyExact: 'difícil, quase exato',
    points: 'difícil, por pontos esperados',
    solving: 'difícil, calculando: {share, number, percent}',
  },
  loading: 'Arrumando a mesa…',
  practice: 'Prática: os dados vêm de uma semente conhecida.',
  rematch: 'Revanche',
  rematchStarts: '{who, select, you {Você começa} other {{name} começa}}',
  again: 'Jogar de novo',
  newGame: 'Nova partida',
  home: 'Início',
  settings: 'Configurações',
  rules: 'Regras desta partida',
  leave: {
    title: 'Sair desta partida?',
    soloText: 'Ao sair, você abandona a partida solo.',
    computerText: 'Ao sair, você perde a partida.',
    togetherText: '{name} sai da partida, e as outras pessoas continuam.',
    lastTwoText: '{name} sai da partida, e {winner} vence.',
    confirm: 'Sair da partida',
    cancel: 'Ficar',
    item: 'Desistir da partida',
    itemTogether: '{name} sai da partida',
  },
  none: {
    title: 'Nenhuma partida nesta mesa',
    text: 'Não há partida inacabada neste aparelho.',
    start: 'Começar uma',
  },
  elsewhere: {
    title: 'Esta partida está aberta em outra aba',
    text: 'Só dá para jogar uma partida em um lugar por vez.',
    here: 'Jogar aqui',
  },
  damaged: {
    title: 'Não foi possível ler a partida salva',
    text: 'Ela continua neste aparelho, e nada foi apagado. Você pode salvá-la em um arquivo e começar outra partida.',
    file: 'Salvar em arquivo',
    fileName: 'farkle-partida-danificada.json',
    start: 'Nova partida',
  },
  newer: {
    title: 'Esta partida foi salva por uma versão mais nova',
    text: 'Recarregue a página para obter essa versão. Nada mudou na partida.',
    reload: 'Recarregar',
    fileName: 'farkle-partida-salva.json',
    start:
      'Este aparelho tem uma partida de uma versão mais nova, que não será sobrescrita. Recarregue a página para obter essa versão.',
  },
  storage: {
    notKept: 'Este navegador não salva nada: a partida dura até você fechar a página.',
    failed: 'Não deu para salvar a partida agora. Ela continua, e cada jogada tenta salvar de novo.',
    full: 'Não há mais espaço neste aparelho para salvar a partida. Ela continua até você fechar a página.',
    unreadable: 'As partidas salvas neste navegador não podem ser abertas agora.',
    retry: 'Tentar de novo',
  },
});
