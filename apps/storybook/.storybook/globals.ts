import { buildersLocales, languageName } from '@farkle/messages';
import type { Preview } from '@storybook/react-vite';

/** What the toolbar sets for every story: the language, the theme and how much may move. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  language: {
    description: 'The language of the words',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...buildersLocales.map((locale) => ({ value: locale, title: languageName(locale), right: locale })),
        { value: 'longest', title: 'The longest of them' },
      ],
    },
  },
  theme: {
    description: 'Day or night',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'As the system', icon: 'browser' },
        { value: 'day', title: 'Day', icon: 'sun' },
        { value: 'night', title: 'Night', icon: 'moon' },
      ],
    },
  },
  motion: {
    description: 'How much may move',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion as the system' },
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
};

export const initialGlobals = { language: 'en', theme: 'system', motion: 'system' };

/** Writes the toolbar's choices where tokens.css reads them: attributes of the root element. */
export function applyGlobals(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  for (const name of ['theme', 'motion']) {
    const value = globals[name];
    if (typeof value === 'string' && value !== 'system') root.setAttribute(`data-${name}`, value);
    else root.removeAttribute(`data-${name}`);
  }
}

/** Whether the page is dark now, by choice or by the system. */
export function isNight(globals: Record<string, unknown>): boolean {
  if (globals.theme === 'night' || globals.theme === 'day') return globals.theme === 'night';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
