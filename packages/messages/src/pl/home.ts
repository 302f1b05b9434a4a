import { agreed } from '../words.ts';

/** The first page: play at once, go on, or choose something else. */
export const home = agreed('home', {
  heading: 'Farkle',
  lead: 'Sześć kostek i jedno pytanie: zabezpieczyć punkty czy rzucić ponownie?',
  play: 'Graj',
  playNote: 'z komputerem, do {target, number}',
  playSeeded: 'kostkami z ziarna w adresie, jako ćwiczenie',
  continue: 'Dokończ swoją partię',
  continueScore: '{name} {points, number}',
  newGame: 'Nowa gra',
  review: 'Przejrzyj ostatnią partię',
  better: 'Naucz się i nabierz wprawy',
  more: 'Inne sposoby gry',
  set: {
    title: 'Gra po twojemu',
    text: 'Do trzech komputerów, dowolny cel, dowolne zasady domowe.',
  },
  solo: {
    title: 'Solo, dziesięć tur',
    text: 'Ile punktów da się zebrać w dziesięciu turach?',
  },
  fewestTurns: {
    title: 'Solo, jak najmniej tur',
    text: 'Ile tur wystarczy, by osiągnąć cel?',
  },
  together: {
    title: 'Wspólna gra',
    text: 'Od dwóch do czterech osób na tym urządzeniu, przekazywanym po każdej turze.',
  },
  learn: {
    title: 'Nauka',
    text: 'Krótkie lekcje z przygotowanymi kostkami: grasz i od razu wiesz dlaczego.',
  },
  training: {
    title: 'Trening',
    text: 'Rozpoznawaj na pierwszy rzut oka, ile warte są kostki.',
  },
  rules: {
    title: 'Zasady',
    text: 'Co punktuje, wszystkie szanse i rady dobrych graczy.',
  },
  settings: 'Ustawienia',
  components: 'Komponenty',
  promise: 'Za darmo, bez konta i bez reklam. Każdy rzut może sprawdzić, kto tylko zechce.',
});
