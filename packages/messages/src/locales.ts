import { languages } from './languages.ts';

/** A language as in an address, `lang` and Intl. */
export type Locale = keyof typeof languages;

const all = Object.keys(languages) as Locale[];

/** The languages that people are offered, the first one by default. */
export const locales: readonly Locale[] = all.filter((locale) => !('forBuilders' in languages[locale]));

/** Those and the languages for builders: offered in development and in the book of components. */
export const buildersLocales: readonly Locale[] = all;

/** Spoken where nothing else was asked for. */
export const defaultLocale: Locale = 'en';

/** What its speakers call a language. */
export function languageName(locale: Locale): string {
  return languages[locale].name;
}

/** The offered language that serves a wish such as `pt-PT` or `da-DK` best: itself, else the same tongue; null if none does. */
export function matchLocale(wish: string): Locale | null {
  const tongue = (tag: string) => tag.toLowerCase().split('-')[0];
  const same = (locale: Locale) => locale.toLowerCase() === wish.toLowerCase();
  return locales.find(same) ?? locales.find((locale) => tongue(locale) === tongue(wish)) ?? null;
}
