/** The languages that the product speaks, the first one by default. */
export const locales = ['en'] as const;

/** A language as in an address, `lang` and Intl. */
export type Locale = (typeof locales)[number];

/** Spoken where nothing else was asked for. */
export const defaultLocale: Locale = 'en';
