import { classic } from '@farkle/rules';
import { expect, test } from 'vitest';
import { type KeptSetUp, parseKeptSetUp } from './keptSetUp.ts';
import { freshDraft } from './setUpDraft.ts';

const kept: KeptSetUp = {
  draft: {
    ...freshDraft('together', { ...classic, target: 1000, entryMinimum: 1050 }, ['Ada', '', 'Ben', '']),
    people: 3,
  },
  base: 'simple',
  field: 'entryMinimum',
  query: 'seed=ab&draft=kept',
};

test('a set-up that was left comes back with everything on it, even rules that do not fit together', () => {
  expect(parseKeptSetUp(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['another mode', { ...kept, draft: { ...kept.draft, mode: 'chess' } }],
  ['too many people', { ...kept, draft: { ...kept.draft, people: 9 } }],
  ['a name that is none', { ...kept, draft: { ...kept.draft, names: [7] } }],
  ['a rule off the grid', { ...kept, draft: { ...kept.draft, rules: { ...classic, straight: 1 } } }],
  ['a rule too few', { ...kept, draft: { ...kept.draft, rules: { target: 1000 } } }],
  ['a rule too many', { ...kept, draft: { ...kept.draft, rules: { ...classic, luck: 1 } } }],
  ['an unknown rule asked about', { ...kept, field: 'luck' }],
  ['an unknown preset', { ...kept, base: 'own' }],
  ['no address', { ...kept, query: 7 }],
])('%s is not taken for a set-up', (_, value) => {
  expect(parseKeptSetUp(value)).toBeNull();
});
