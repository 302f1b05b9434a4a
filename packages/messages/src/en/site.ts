/** The site as a whole: its name, titles and descriptions, its way around. */
export const site = {
  name: 'Farkle',
  title: 'Farkle – play, learn, get good',
  titleTemplate: '{page} · Farkle',
  description: 'Farkle for people who want to play now, learn why, and get good. Free, exact, no account.',
  skip: 'Skip to the page',
  back: 'Back',
  home: 'Home',
  noScript:
    'Farkle is played in the browser and needs JavaScript, which is switched off here. Nothing else is missing.',
  close: 'Close',
} as const;
