import { locales } from '@farkle/messages';
import { expect, test } from 'vitest';
import { longestLanguage, stretches } from './longestLanguage.ts';

test('the longest language is measured over all sentences, and English is the measure', async () => {
  const all = await stretches();
  expect(all.find(({ locale }) => locale === 'en')?.factor).toBe(1);
  const longest = all[0];
  expect(longest?.factor).toBeGreaterThan(1);
  expect(await longestLanguage()).toBe(longest?.locale);
});

test('once people are offered several languages, the longest is one of them', async () => {
  const measured = (await stretches()).map(({ locale }) => locale);
  if (locales.length > 1) expect(measured.toSorted()).toEqual(locales.toSorted());
  else expect(measured).toContain('en-XA');
});
