import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { en } from '../src/en/index.ts';
import { loadMessages } from '../src/loadMessages.ts';
import { locales } from '../src/locales.ts';
import { sameWords, terms, translated, wrongWords } from './glossary.ts';

/** Every sentence by its key. */
function sentencesOf(words: object, path: readonly string[] = []): [key: string, sentence: string][] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string'
      ? [[[...path, name].join('.'), word] as [string, string]]
      : sentencesOf(word as object, [...path, name]),
  );
}

/** Everything in a sentence, however deep it lies. */
function elementsOf(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [element, ...elementsOf(partsOf(element))]);
}

function partsOf(element: MessageFormatElement): MessageFormatElement[] {
  switch (element.type) {
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options).flatMap(({ value }) => value);
    case TYPE.tag:
      return element.children;
    default:
      return [];
  }
}

/** What a person reads of a sentence, without names of parameters. */
function lettersOf(sentence: string): string {
  return elementsOf(parse(sentence))
    .map((element) => (element.type === TYPE.literal ? element.value : ''))
    .join(' ');
}

const tagsOf = (sentence: string) =>
  [
    ...new Set(elementsOf(parse(sentence)).flatMap((each) => (each.type === TYPE.tag ? [each.value] : []))),
  ].sort();

const english = new Map(sentencesOf(en));

test('every language that is offered besides English is held against the glossary', () => {
  expect(locales.filter((locale) => locale !== 'en')).toEqual(translated);
});

describe.each(translated)('the words in %s', async (locale) => {
  const own = sentencesOf(await loadMessages(locale));

  test('have every form of every plural', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const lacking = own.filter(([, sentence]) =>
      elementsOf(parse(sentence)).some((element) => {
        if (element.type !== TYPE.plural || element.pluralType !== 'cardinal') return false;
        const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
        // With one form alone it tells none from some, and no number stands in it.
        return forms.length > 1 && pluralCategories.some((form) => !forms.includes(form));
      }),
    );
    expect(lacking).toEqual([]);
  });

  test('agree in number wherever the English ones do', () => {
    const counted = (sentence: string) =>
      elementsOf(parse(sentence)).some((each) => each.type === TYPE.plural && 'one' in each.options);
    const uncounted = own.filter(([key, sentence]) => {
      const source = english.get(key) ?? '';
      return counted(source) && !counted(sentence) && /#/.test(sentence);
    });
    expect(uncounted).toEqual([]);
  });

  test('are no more than the English ones', () => {
    expect(own.map(([key]) => key).filter((key) => !english.has(key))).toEqual([]);
  });

  test('mark the same parts as the English ones', () => {
    expect(
      own.filter(([key, sentence]) => `${tagsOf(sentence)}` !== `${tagsOf(english.get(key) ?? '')}`),
    ).toEqual([]);
  });

  test('are translated', () => {
    const same = own.filter(
      ([key, sentence]) => sentence === english.get(key) && /\p{L}/u.test(lettersOf(sentence)),
    );
    expect(same.map(([key]) => key).filter((key) => !sameWords[locale].includes(key))).toEqual([]);
    const needless = sameWords[locale].filter((key) => !same.some(([each]) => each === key));
    expect(needless, 'allowed to be the same, and are not').toEqual([]);
  });

  test('call things as the glossary does', () => {
    const found = new Map(own);
    for (const [key, term] of Object.entries(terms)) expect(found.get(key), key).toBe(term[locale]);
  });

  test('use no word that means something else at a Farkle table', () => {
    const wrong = own.filter(([, sentence]) => wrongWords[locale].test(lettersOf(sentence)));
    expect(wrong).toEqual([]);
  });
});
