import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { loadMessages } from './loadMessages.ts';
import { buildersLocales } from './locales.ts';

/** A sentence with its key, wherever it lies in the tree of words. */
function sentencesOf(words: object, path: readonly string[] = []): { key: string; text: string }[] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string'
      ? [{ key: [...path, name].join('.'), text: word }]
      : sentencesOf(word as object, [...path, name]),
  );
}

/** Something for every parameter that a sentence names: the first choice of a `select`, else a number. */
function sampleValues(text: string, number: number): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [, tag = ''] of text.matchAll(/<(\w+)>/g)) values[tag] = (words: string) => words;
  for (const [, name = '', kind] of text.matchAll(/\{(\w+)(?:, (\w+))?/g)) {
    values[name] = kind === 'select' ? 'you' : number;
  }
  return values;
}

describe.each(buildersLocales)('the words in %s', async (locale) => {
  const messages = await loadMessages(locale);
  const sentences = sentencesOf(messages);

  test('can all be read out, for none, one and many', () => {
    const problems: string[] = [];
    const t = createTranslator({
      locale,
      messages,
      timeZone: 'UTC',
      onError: (error) => problems.push(error.message),
    }) as unknown as { markup(key: string, values: object): string };
    for (const { key, text } of sentences) {
      for (const number of [0, 1, 2500]) {
        expect(t.markup(key, sampleValues(text, number)), key).not.toBe('');
      }
    }
    expect(problems).toEqual([]);
  });

  test('are never empty and never begin or end with a space', () => {
    expect(sentences.filter(({ text }) => text !== text.trim() || text === '')).toEqual([]);
  });

  test('hold no figure that the rules in force could contradict', () => {
    // Points and chances are parameters; what stands in a sentence is a name (1–6, R, B) or a choice of a house rule.
    const typed = sentences.filter(({ text }) => /\d,\d{3}|\d+[.,]\d+ ?%/.test(text));
    expect(typed).toEqual([]);
  });
});
