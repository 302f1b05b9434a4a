import { buildersLocales, type Locale, loadMessages, type Messages } from '@farkle/messages';
import { longestLanguage } from './longestLanguage.ts';

/** The words that a story speaks, and in which language. */
export interface Spoken {
  readonly locale: Locale;
  readonly messages: Messages;
}

/** Brings the words of the toolbar's choice: a language, or whichever is the longest. Anything else is English. */
export async function spokenWords(choice: unknown): Promise<Spoken> {
  const named = buildersLocales.find((locale) => locale === choice) ?? 'en';
  const locale = choice === 'longest' ? await longestLanguage() : named;
  return { locale, messages: await loadMessages(locale) };
}
