import { agreed } from '../words.ts';

/** The site as a whole: its name, titles and descriptions, its way around. */
export const site = agreed('site', {
  name: 'Farkle',
  title: 'Farkle – jogue, aprenda, melhore',
  titleTemplate: '{page} · Farkle',
  description:
    'Farkle para quem quer jogar já, entender o porquê e jogar cada vez melhor. Grátis, exato, sem cadastro.',
  skip: 'Ir para o conteúdo',
  back: 'Voltar',
  home: 'Início',
  noScript:
    'O Farkle roda no navegador e precisa de JavaScript, que está desligado aqui. Não falta mais nada.',
  close: 'Fechar',
});
