import { expect, test } from 'vitest';
import { languageIn } from './language.ts';

test('the language is found among other cookies, and none is made up', () => {
  expect(languageIn('farkle.language=pt-BR')).toBe('pt-BR');
  expect(languageIn('a=b; farkle.language=da; c=d')).toBe('da');
  expect(languageIn('')).toBeNull();
  expect(languageIn('farkle.language=; my.farkle.language=pl')).toBeNull();
});
