import { agreed } from '../words.ts';

/** What a person can set on this device. */
export const settings = agreed('settings', {
  title: 'Ustawienia',
  look: 'Wygląd',
  play: 'Przy stole',
  rules: 'Zasady domowe',
  language: {
    label: 'Język',
  },
  theme: {
    label: 'Motyw',
    system: 'Jak w systemie',
    day: 'Dzienny',
    night: 'Nocny',
  },
  motion: {
    label: 'Animacje',
    hint: 'Ograniczone pokazują każdy rzut od razu.',
    system: 'Jak w systemie',
    full: 'Pełne',
    reduced: 'Ograniczone',
  },
  diceSpeed: {
    label: 'Kostki',
    calm: 'Spokojne',
    normal: 'Zwykłe',
    quick: 'Szybkie',
  },
  computerPace: {
    label: 'Tempo komputera',
    hint: 'Jak długo komputer pokazuje, co odkłada. Naciśnięcie pomija tę pauzę.',
    calm: 'Spokojne',
    normal: 'Zwykłe',
    quick: 'Szybkie',
    instant: 'Bez pauzy',
  },
  riskHint: {
    label: 'Ryzyko farkla',
    hint: 'Pokazuje dokładną szansę, że następny rzut będzie farklem.',
  },
  singleKeys: {
    label: 'Skróty jednym klawiszem',
    hint: 'R rzuca, B zabezpiecza, 1–6 odkładają kostki. Wyłącz je, jeśli dyktujesz.',
  },
  houseRules: {
    label: 'Zasady nowych gier',
    usual: 'Nowe gry zaczynają się na zasadach klasycznych.',
    own: '{count, plural, one {Nowe gry zaczynają się z # własną zasadą.} few {Nowe gry zaczynają się z # własnymi zasadami.} many {Nowe gry zaczynają się z # własnymi zasadami.} other {Nowe gry zaczynają się z # własnej zasady.}}',
    change: 'Zmień je',
    reset: 'Wróć do klasycznych',
  },
  kept: 'Ustawienia zostają na tym urządzeniu.',
  notKept: 'Ta przeglądarka niczego nie zapisuje, więc ustawienia przetrwają do zamknięcia strony.',
});
