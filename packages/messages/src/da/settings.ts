import { agreed } from '../words.ts';

/** What a person can set on this device. */
export const settings = agreed('settings', {
  title: 'Indstillinger',
  look: 'Udseende',
  play: 'Ved bordet',
  rules: 'Husregler',
  language: {
    label: 'Sprog',
  },
  theme: {
    label: 'Tema',
    system: 'Følg systemet',
    day: 'Dag',
    night: 'Nat',
  },
  motion: {
    label: 'Bevægelse',
    hint: 'Med reduceret bevægelse vises hvert kast med det samme.',
    system: 'Følg systemet',
    full: 'Fuld',
    reduced: 'Reduceret',
  },
  diceSpeed: {
    label: 'Terningernes fart',
    calm: 'Rolig',
    normal: 'Normal',
    quick: 'Hurtig',
  },
  computerPace: {
    label: 'Computerens tempo',
    hint: 'Hvor længe en computer viser, hvad den beholder. Et tryk springer det over.',
    calm: 'Roligt',
    normal: 'Normalt',
    quick: 'Hurtigt',
    instant: 'Straks',
  },
  riskHint: {
    label: 'Risiko for Farkle',
    hint: 'Viser den nøjagtige risiko for, at det næste kast er en Farkle.',
  },
  singleKeys: {
    label: 'Genveje med én tast',
    hint: 'R kaster, B gemmer, 1–6 lægger terninger til side. Slå dem fra, hvis du bruger stemmestyring.',
  },
  houseRules: {
    label: 'Regler for nye spil',
    usual: 'Nye spil starter med de klassiske regler.',
    own: '{count, plural, one {Nye spil starter med # egen regel.} other {Nye spil starter med # egne regler.}}',
    change: 'Skift regler',
    reset: 'Tilbage til de klassiske',
  },
  kept: 'Indstillingerne bliver på denne enhed.',
  notKept: 'Browseren gemmer ingenting, så indstillingerne gælder, til siden lukkes.',
});
