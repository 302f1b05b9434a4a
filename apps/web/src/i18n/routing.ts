import { buildersLocales, defaultLocale, locales } from '@farkle/messages';
import { languageCookie, languageMemory } from '@farkle/profile';
import { defineRouting } from 'next-intl/routing';
import { env } from '../env.ts';

/**
 * Addresses carry the language, except the default one. A first visit goes by the browser's wish, later ones by what
 * was chosen. Development also has the language that shows builders what does not fit.
 */
export const routing = defineRouting({
  locales: env.development ? buildersLocales : locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeCookie: { name: languageCookie, maxAge: languageMemory, sameSite: 'lax' },
});
