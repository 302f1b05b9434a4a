import { agreed } from '../words.ts';

/** The tutorial: its list, and the voice beside the table. The lessons' own sentences are in `lessons`. */
export const learn = agreed('learn', {
  title: 'Aprender',
  lead: 'Lições curtas com dados preparados: você joga e descobre na hora por que uma jogada é possível ou não.',
  progress:
    '{done, number} de {all, plural, one {# lição concluída} many {# de lições concluídas} other {# lições concluídas}}',
  start: 'Começar pela primeira lição',
  goOn: 'Seguir com: {title}',
  rules: {
    label: 'Quais regras?',
  },
  groups: {
    firstSteps: 'Primeiros passos',
    gettingGood: 'Pegando o jeito',
    houseRules: 'Regras da casa',
  },
  groupTexts: {
    firstSteps: 'Tudo o que você precisa para a primeira partida.',
    gettingGood: 'O que faz quem joga bem, com os números.',
    houseRules: 'O que muda em outras mesas, uma lição para cada regra.',
  },
  state: {
    done: 'Concluída',
    skipped: 'Pulada',
    next: 'A seguir',
    open: 'Ainda não feita',
  },
  houseTitle: '{field}: {value}',
  forget: 'Recomeçar todas as lições',
  forgetText: 'Todas as lições voltam a contar como não feitas.',
  forgetConfirm: 'Recomeçar',
  forgetCancel: 'Manter meu progresso',
  notKept: 'Este navegador não salva nada: seu progresso dura até você fechar a página.',
  firstGame: {
    title: 'Que tal uma partida?',
    text: 'Sua primeira partida de verdade, contra um computador fácil. Ninguém está olhando.',
    start: 'Jogar a primeira partida',
  },
  lesson: {
    loading: 'Arrumando os dados…',
    label: 'A lição',
    step: 'Passo {step, number} de {steps, number}',
    readOn: 'Avançar',
    hint: 'Dica',
    hintTitle: 'Dica: {hint}',
    again: 'Fazer de novo',
    skip: 'Pular',
    next: 'Próxima: {title}',
    all: 'Todas as lições',
    back: 'Todas as lições',
    backToSetUp: 'Voltar à nova partida',
    doneTitle: 'Lição concluída',
    question: 'Sua resposta',
    you: 'Você',
    computer: 'Computador',
    answered: '{reply} {hint}',
  },
  missing: {
    title: 'Essa lição não existe aqui',
    text: 'Nesta mesa não há nada a aprender sobre isso.',
  },
  /** A lesson whose address names rules that are none; `reason` is a whole sentence. */
  refused: {
    title: 'Não dá para jogar com as regras do endereço',
    text: '{reason} A lição também existe com as regras clássicas.',
    classic: 'A lição com as regras clássicas',
  },
});
