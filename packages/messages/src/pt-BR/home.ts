import { agreed } from '../words.ts';

/** The first page: play at once, go on, or choose something else. */
export const home = agreed('home', {
  heading: 'Farkle',
  lead: 'Seis dados, uma pergunta: guardar ou continuar?',
  play: 'Jogar',
  playNote: 'contra o computador, até {target, number}',
  playSeeded: 'com os dados da semente do endereço, como prática',
  continue: 'Retomar a partida',
  continueScore: '{name} {points, number}',
  newGame: 'Nova partida',
  review: 'Analisar sua última partida',
  better: 'Aprenda e melhore',
  more: 'Outros jeitos de jogar',
  set: {
    title: 'Do seu jeito',
    text: 'Até três computadores, qualquer meta, qualquer regra da casa.',
  },
  solo: {
    title: 'Solo, dez turnos',
    text: 'Quantos pontos cabem em dez turnos?',
  },
  fewestTurns: {
    title: 'Solo, mínimo de turnos',
    text: 'Em quantos turnos você chega à meta?',
  },
  together: {
    title: 'Jogar em grupo',
    text: 'De duas a quatro pessoas neste aparelho, que passa de mão em mão a cada turno.',
  },
  learn: {
    title: 'Aprender',
    text: 'Lições curtas com dados preparados: você joga e descobre o porquê.',
  },
  training: {
    title: 'Treino',
    text: 'Veja num relance quanto valem os dados.',
  },
  rules: {
    title: 'Regras',
    text: 'O que pontua, todas as chances e as dicas de quem joga bem.',
  },
  settings: 'Configurações',
  components: 'Os componentes',
  promise: 'Grátis, sem conta e sem anúncios. Qualquer pessoa pode conferir cada lançamento.',
});
