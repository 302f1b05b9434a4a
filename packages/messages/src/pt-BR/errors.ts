import { agreed } from '../words.ts';

/** When something went wrong, and what can be done about it. */
export const errors = agreed('errors', {
  notFound: {
    title: 'Não há nada por aqui',
    text: 'Este endereço não leva a lugar nenhum. Os dados ficaram em casa.',
    home: 'Início',
  },
  broken: {
    title: 'Esse lançamento caiu da mesa',
    text: 'Algo deu errado do nosso lado. Sua partida está salva neste aparelho.',
    again: 'Tentar de novo',
    home: 'Início',
  },
});
