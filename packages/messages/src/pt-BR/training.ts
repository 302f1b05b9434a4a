import { agreed } from '../words.ts';
import { trainingDecisions } from './trainingDecisions.ts';
import { trainingExplorer } from './trainingExplorer.ts';
import { trainingOdds } from './trainingOdds.ts';
import { trainingSpot } from './trainingSpot.ts';
import { trainingValue } from './trainingValue.ts';

/**
 * The training app: its frame, what all sessions share, the progress page, and the words of each drill.
 * A rating is a “nível”, a drill an “exercício”.
 */
export const training = agreed('training', {
  page: {
    title: 'Treino · Farkle',
    shortTitle: 'Treino de Farkle',
    description:
      'Treine o olho e a intuição para o Farkle: perguntas curtas, respondidas na hora com os números exatos.',
    noScript: 'O treino roda no navegador e precisa de JavaScript, que está desligado aqui.',
  },
  title: 'Treino',
  skip: 'Ir para o conteúdo',
  back: 'Voltar ao Farkle',
  backHome: 'Todos os exercícios',
  note: 'O treino não conta em estatísticas nem recordes. O que você alcançou fica neste aparelho.',
  loading: 'Um momento…',
  failed: {
    title: 'Não foi possível carregar',
    text: 'Talvez você esteja sem rede. O que você alcançou está a salvo.',
    again: 'Tentar de novo',
  },

  home: {
    lead: 'Perguntas curtas, a resposta exata na hora. Cada exercício encontra sozinho o seu nível.',
    drills: 'Exercícios',
    rules: 'Regras',
    language: 'Idioma',
    ownRules: 'Suas regras da casa',
    progress: 'Progresso',
    unrated: 'Novo para você',
    rating: 'Nível {rating, number}',
    due: '{count, plural, one {# erro a repetir} many {# de erros a repetir} other {# erros a repetir}}',
  },

  drills: {
    value: { name: 'Valor', sentence: 'Quanto valem os dados separados? Contra o relógio, se quiser.' },
    spot: { name: 'Olho vivo', sentence: 'Quais dados deste lançamento pontuam?' },
    odds: { name: 'Chances', sentence: 'Estime o risco de Farkle e quanto rende continuar.' },
    explorer: { name: 'Explorador', sentence: 'Monte qualquer posição e veja quanto vale cada jogada.' },
    keep: { name: 'Separar', sentence: 'Quais dados do lançamento você separaria?' },
    bankOrRoll: { name: 'Guardar ou lançar', sentence: 'Garantir os pontos ou arriscar por mais?' },
    endgame: { name: 'Reta final', sentence: 'Últimos turnos, a entrada e um adversário perto da meta.' },
  },

  session: {
    length: 'Duração da sessão',
    lengths: {
      questions: '{count, plural, one {# pergunta} many {# de perguntas} other {# perguntas}}',
      endless: 'Até eu parar',
      clock: '{minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}',
    },
    stop: 'Parar',
    number: 'Pergunta {number, number} de {total, number}.',
    numberOnly: 'Pergunta {number, number}.',
    progress: '{number, number} de {total, number}',
    progressOnly:
      '{count, plural, =0 {# respostas} one {# resposta} many {# de respostas} other {# respostas}}',
    progressAloud: 'Pergunta {number, number} de {total, number}, acertos até agora: {right, number}',
    progressOnlyAloud: 'Pergunta {number, number}, acertos até agora: {right, number}',
    rating: 'Nível {rating, number}',
    timeLeft: 'Tempo restante: {time}',
    right: 'Certo',
    wrong: 'Não é bem isso',
    youSaid: 'Você respondeu: {answer}',
    next: 'Próxima pergunta',
    finish: 'Ver o resultado',
    toldRight: 'Certo. {answer}. {reason}',
    toldWrong: 'Não é bem isso. {answer}. {reason}',
    toldRightValues: 'Certo. {answer}. {values}. {reason}',
    toldWrongValues: 'Não é bem isso. {answer}. {values}. {reason}',
  },

  summary: {
    heading:
      '<big>{right, number}</big> {right, plural, =0 {acertos} one {acerto} many {de acertos} other {acertos}} em {total, number}',
    timeUp: 'Acabou o tempo.',
    nothing: 'Nenhuma pergunta respondida desta vez.',
    perfect: 'Todas certas. Nada a rever.',
    missed: '{count, plural, one {Uma coisa a rever:} many {# de coisas a rever:} other {# coisas a rever:}}',
    comeBack:
      '{count, plural, one {A pergunta que você errou volta em outra sessão.} many {As # de perguntas que você errou voltam em outra sessão.} other {As # perguntas que você errou voltam em outra sessão.}}',
    again: 'Mais uma vez',
    otherDrills: 'Outros exercícios',
    missedHeading: 'Os erros, mais uma vez',
    said: 'Sua resposta',
    itIs: 'Resposta certa',
    up: 'Nível {rating, number}, subiu {change, number}',
    down: 'Nível {rating, number}, caiu {change, number}',
    same: 'Nível {rating, number}',
    overall:
      'Ao todo, {share} de acertos em {answered, plural, one {# resposta} many {# de respostas} other {# respostas}}',
    row: 'Pergunta {number, number}: {isRight, select, true {certa} other {errada}}',
    results: 'As respostas',
  },

  progress: {
    title: 'Progresso',
    lead: 'Como seus níveis evoluíram. Uma pergunta do seu nível é aquela que você acerta metade das vezes.',
    empty: 'Nada ainda. Responda a algumas perguntas, e seus níveis aparecem aqui.',
    toDrills: 'Ir para os exercícios',
    rating: 'Nível',
    answered: 'Respostas',
    right: 'Acertos',
    waiting: 'Erros a repetir',
    chart:
      '{drill}: {count, plural, one {nível após # resposta} many {nível nas últimas # de respostas} other {nível nas últimas # respostas}}, de {first, number} a {last, number}, entre {low, number} e {high, number}',
    provisional: 'ainda em ajuste',
    lastSessions: 'Últimas sessões',
    date: 'Quando',
    result: 'Resultado',
    resultOf: '{right, number} de {answered, number}',
    export: 'Salvar uma cópia',
    exportHint: 'Um arquivo com tudo o que há do seu treino neste aparelho.',
    remove: 'Apagar tudo',
    removeTitle: 'Apagar seu treino?',
    removeText:
      'Níveis, sessões e erros de todos os exercícios e de todas as regras somem deste aparelho. Não dá para desfazer.',
    removeConfirm: 'Apagar tudo',
    removeCancel: 'Manter',
    removed: 'Seu treino foi apagado.',
    import: 'Carregar uma cópia',
    importTitle: 'Substituir seu treino?',
    importText:
      'A cópia de {date} tem {count, plural, =0 {# respostas} one {# resposta} many {# de respostas} other {# respostas}}. Ela toma o lugar de tudo o que há do seu treino neste aparelho agora. Não dá para desfazer.',
    importConfirm: 'Substituir',
    importCancel: 'Manter o que há aqui',
    imported: 'Seu treino voltou a ser o de {date}.',
    importRefused: {
      notACopy: 'Este arquivo não é uma cópia de um treino. Nada mudou.',
      unreadable:
        'Há partes desta cópia que não podem ser lidas: ela está danificada ou é mais nova que este app. Nada mudou.',
      noRoom: 'O navegador não tem espaço para esta cópia. Nada mudou.',
    },
    yourData: 'O que fica salvo',
  },

  value: trainingValue,
  spot: trainingSpot,
  odds: trainingOdds,
  decisions: trainingDecisions,
  explorer: trainingExplorer,
});
