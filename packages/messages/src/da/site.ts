import { agreed } from '../words.ts';

/** The site as a whole: its name, titles and descriptions, its way around. */
export const site = agreed('site', {
  name: 'Farkle',
  title: 'Farkle – spil, lær, bliv god',
  titleTemplate: '{page} · Farkle',
  description: 'Farkle for dig, der vil spille nu, forstå hvorfor og blive god. Gratis, eksakt, ingen konto.',
  skip: 'Gå til indholdet',
  back: 'Tilbage',
  home: 'Forside',
  noScript: 'Farkle spilles i browseren og kræver JavaScript, som er slået fra her. Der mangler ikke andet.',
  close: 'Luk',
});
