import { agreed } from '../words.ts';

/** The site as a whole: its name, titles and descriptions, its way around. */
export const site = agreed('site', {
  name: 'Farkle',
  title: 'Farkle – graj, ucz się, nabieraj wprawy',
  titleTemplate: '{page} · Farkle',
  description:
    'Farkle dla tych, którzy chcą zagrać od razu, zrozumieć grę i nabrać wprawy. Za darmo, dokładnie, bez konta.',
  skip: 'Przejdź do treści',
  back: 'Wstecz',
  home: 'Strona główna',
  noScript:
    'W Farkle gra się w przeglądarce, z włączonym JavaScriptem, a tutaj jest on wyłączony. Niczego więcej nie brakuje.',
  close: 'Zamknij',
});
