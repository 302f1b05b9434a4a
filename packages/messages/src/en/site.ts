/** The site as a whole: its name, titles and descriptions, its way around. */
export const site = {
  name: 'Farkle',
  title: 'Farkle – play, learn, get good',
  titleTemplate: '{page} · Farkle',
  description: 'Farkle for people who want to play now, learn why, and get good. Free, exact, no account.',
} as const;
