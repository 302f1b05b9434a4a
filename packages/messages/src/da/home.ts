import { agreed } from '../words.ts';

/** The first page: play at once, go on, or choose something else. */
export const home = agreed('home', {
  heading: 'Farkle',
  lead: 'Seks terninger, ét spørgsmål: gemme eller kaste videre?',
  play: 'Spil',
  playNote: 'mod computeren, til {target, number}',
  playSeeded: 'med terningerne fra seedet i adressen, som øvelse',
  continue: 'Fortsæt dit spil',
  continueScore: '{name} {points, number}',
  newGame: 'Nyt spil',
  review: 'Gennemgå dit seneste spil',
  better: 'Lær, og bliv god',
  more: 'Flere måder at spille på',
  set: {
    title: 'Dit eget spil',
    text: 'Op til tre computere, dit eget mål og dine egne husregler.',
  },
  solo: {
    title: 'Solo, ti ture',
    text: 'Hvor mange point kan du nå på ti ture?',
  },
  fewestTurns: {
    title: 'Solo, færrest ture',
    text: 'Hvor hurtigt når du målet?',
  },
  together: {
    title: 'Spil sammen',
    text: 'To til fire spillere på denne enhed, som går på skift mellem jer.',
  },
  learn: {
    title: 'Lær spillet',
    text: 'Korte lektioner med forberedte terninger: du spiller og får at vide hvorfor.',
  },
  training: {
    title: 'Træning',
    text: 'Lær at se med det samme, hvad terningerne er værd.',
  },
  rules: {
    title: 'Regler',
    text: 'Hvad der giver point, alle chancer og gode spilleres råd.',
  },
  settings: 'Indstillinger',
  components: 'Komponenterne',
  promise: 'Gratis, uden konto og uden reklamer. Alle kan efterprøve hvert eneste kast.',
});
