export { en } from './en/index.ts';
export type { TrainingMessages } from './loadMessages.ts';
export { loadMessages, loadTrainingMessages } from './loadMessages.ts';
export type { Locale } from './locales.ts';
export { buildersLocales, defaultLocale, languageName, locales, matchLocale } from './locales.ts';
export type { Messages } from './messages.ts';
