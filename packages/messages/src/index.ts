export { en } from './en/index.ts';
export { loadMessages } from './loadMessages.ts';
export type { Locale } from './locales.ts';
export { buildersLocales, defaultLocale, languageName, locales, matchLocale } from './locales.ts';
export type { Messages } from './messages.ts';
