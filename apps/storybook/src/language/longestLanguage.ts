import { buildersLocales, type Locale, loadMessages, locales } from '@farkle/messages';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** How much longer than in English a language is, and which it is. */
export interface Stretch {
  readonly locale: Locale;
  /** The mean over all sentences of their length by the length of the English one: a label counts as much as a paragraph. */
  readonly factor: number;
}

/**
 * Every language measured, the longest first. Languages that people are offered are measured; while English is the
 * only one, those for builders stand for the others.
 */
export async function stretches(): Promise<readonly Stretch[]> {
  const measured = locales.length > 1 ? locales : buildersLocales;
  const english = lengths(await loadMessages('en'));
  const all = await Promise.all(
    measured.map(async (locale) => ({ locale, factor: mean(english, lengths(await loadMessages(locale))) })),
  );
  return all.toSorted((one, other) => other.factor - one.factor);
}

let found: Promise<Locale> | undefined;

/** The language whose words need the most room. */
export function longestLanguage(): Promise<Locale> {
  found ??= stretches().then(([longest]) => longest?.locale ?? 'en');
  return found;
}

function mean(english: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const factors = [...english].flatMap(([key, length]) =>
    length === 0 ? [] : [(other.get(key) ?? 0) / length],
  );
  return factors.reduce((sum, factor) => sum + factor, 0) / factors.length;
}

/** The letters of every sentence by its key. */
function lengths(words: object, path = ''): Map<string, number> {
  return new Map(
    Object.entries(words).flatMap(([key, word]: [string, unknown]) => {
      const at = `${path}${key}`;
      if (typeof word === 'string') return [[at, letters(parse(word))] as const];
      return typeof word === 'object' && word !== null ? [...lengths(word, `${at}.`)] : [];
    }),
  );
}

/** The letters of a sentence in the longest of its forms; what comes into it from outside is as long in any language. */
function letters(sentence: readonly MessageFormatElement[]): number {
  return sentence.reduce((sum, element) => sum + lettersOf(element), 0);
}

function lettersOf(element: MessageFormatElement): number {
  switch (element.type) {
    case TYPE.literal:
      return element.value.length;
    case TYPE.plural:
    case TYPE.select:
      return Math.max(...Object.values(element.options).map(({ value }) => letters(value)));
    case TYPE.tag:
      return letters(element.children);
    default:
      return 0;
  }
}
