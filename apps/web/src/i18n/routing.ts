import { defaultLocale, locales } from '@farkle/messages';
import { defineRouting } from 'next-intl/routing';

/** Addresses carry the language, except the default one. */
export const routing = defineRouting({ locales, defaultLocale, localePrefix: 'as-needed' });
