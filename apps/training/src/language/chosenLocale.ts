import { defaultLocale, type Locale, matchLocale } from '@farkle/messages';

/** The language to speak: the chosen one, else the first of the browser's wishes that there are words for. */
export function chosenLocale(chosen: string | null, wishes: readonly string[]): Locale {
  for (const wish of chosen === null ? wishes : [chosen, ...wishes]) {
    const locale = matchLocale(wish);
    if (locale !== null) return locale;
  }
  return defaultLocale;
}
