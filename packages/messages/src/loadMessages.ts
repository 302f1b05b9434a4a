import { languages } from './languages.ts';
import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

/**
 * The words of one language; the others are not loaded. Whoever reads them knows the English sentences, whose
 * parameters every other language has been checked to share.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await languages[locale].words()) as Messages;
}
