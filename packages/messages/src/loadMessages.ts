import { languages } from './languages.ts';
import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';
import type { TrainingArea, TrainingWords } from './words.ts';

/**
 * The words of one language; the others are not loaded. Whoever reads them knows the English sentences, whose
 * parameters every other language has been checked to share.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await languages[locale].words()) as Messages;
}

/** What the training app speaks of. */
export type TrainingMessages = Pick<Messages, TrainingArea>;

/** The words of the training app in one language, without those of the site. */
export async function loadTrainingMessages(locale: Locale): Promise<TrainingMessages> {
  const { inTraining, words }: LanguageWords = languages[locale];
  return (await (inTraining ?? words)()) as TrainingMessages;
}

interface LanguageWords {
  readonly words: () => Promise<TrainingWords>;
  readonly inTraining?: () => Promise<TrainingWords>;
}
