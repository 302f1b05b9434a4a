import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

const loaders: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./en/index.ts')).en,
};

/** The words of one language; the others are not loaded. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loaders[locale]();
}
