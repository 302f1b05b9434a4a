import { expect, test } from 'vitest';
import { chosenLocale } from './chosenLocale.ts';

test('a chosen language goes before the browser’s wishes', () => {
  expect(chosenLocale('en', ['pl', 'da'])).toBe('en');
});

test('where there are no words for any wish, the first language is spoken', () => {
  expect(chosenLocale(null, ['tlh', 'sux'])).toBe('en');
  expect(chosenLocale('tlh', [])).toBe('en');
  expect(chosenLocale(null, [])).toBe('en');
});

test('a wish for a variety of a language is served by the language', () => {
  expect(chosenLocale(null, ['tlh', 'en-NZ'])).toBe('en');
});
