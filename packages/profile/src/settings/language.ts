import { readSettings, writeSettings } from './settingsStore.ts';

/** The cookie that tells a server which language was chosen; it holds a BCP 47 tag and nothing else. */
export const languageCookie = 'farkle.language';

/** A choice of language is remembered for so many seconds: a year. */
export const languageMemory = 365 * 24 * 60 * 60;

/**
 * Remembers a chosen language on this device: in a cookie, so that a server answers in it too, and among the settings,
 * for where there are no cookies.
 */
export function chooseLanguage(language: string): void {
  // The Cookie Store API is missing in browsers that are still in use.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${languageMemory}; SameSite=Lax`;
  writeSettings({ language });
}

/**
 * The language last chosen on this device or read on a site whose addresses carry it, as a BCP 47 tag; null follows
 * the browser. It changes with the settings.
 */
export function rememberedLanguage(): string | null {
  return languageIn(document.cookie) ?? readSettings().language;
}

/** The language among a page's cookies, `a=b; c=d`; null where there is none. */
export function languageIn(cookies: string): string | null {
  const pairs = cookies.split('; ').map((pair) => pair.split('='));
  return pairs.find(([name]) => name === languageCookie)?.[1] || null;
}
