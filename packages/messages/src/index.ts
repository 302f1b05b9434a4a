export { en } from './en/index.ts';
export { loadMessages } from './loadMessages.ts';
export type { Locale } from './locales.ts';
export { defaultLocale, locales } from './locales.ts';
export type { Messages } from './messages.ts';
