import { en } from '@farkle/messages';
import { expect, test } from 'vitest';
import { sources } from './rooms.ts';
import { keysOf, unnamedKeys } from './usedWords.ts';

/** Whoever shows words: not the words themselves, and no test. */
const readers = sources.filter(
  ({ path }) =>
    /\.(ts|tsx)$/.test(path) &&
    !path.startsWith('packages/messages/') &&
    !/\.(test|journey)\.tsx?$/.test(path),
);

test('every sentence is shown by somebody', () => {
  expect(unnamedKeys(keysOf(en), readers)).toEqual([]);
});

test('a sentence that nobody shows is found, whole keys and templates are not', () => {
  const keys = ['shop.title', 'shop.size.small', 'shop.size.large', 'shop.old'];
  const text = ["const t = useTranslations('shop');", "t('title');", 't(`size.$', '{size}`);'].join('');
  expect(unnamedKeys(keys, [{ text }])).toEqual(['shop.old']);
});
