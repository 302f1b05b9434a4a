import { writeSettings } from './settingsStore.ts';

/** The cookie that tells a server which language was chosen; it holds a BCP 47 tag and nothing else. */
export const languageCookie = 'farkle.language';

/** A choice of language is remembered for so many seconds: a year. */
export const languageMemory = 365 * 24 * 60 * 60;

/**
 * Remembers a chosen language on this device: among the settings, for places without an address of its own for each,
 * and in a cookie, so that a server answers in it too.
 */
export function chooseLanguage(language: string): void {
  writeSettings({ language });
  // The Cookie Store API is missing in browsers that are still in use.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${languageMemory}; SameSite=Lax`;
}
