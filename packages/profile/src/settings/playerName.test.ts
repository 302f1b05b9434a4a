import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestName, playerName } from './playerName.ts';

test.each([
  ['  Ada  ', 'Ada'],
  ['Ada\n\tLovelace', 'Ada Lovelace'],
  ['\u202eAda\u202c', 'Ada'],
  ['A\u0000da', 'Ada'],
  ['Ada \u0000 L', 'Ada L'],
  ['e\u0301', 'é'],
  ['   ', ''],
  ['Hubert Blaine Wolfeschlegelsteinhausen', 'Hubert Blaine Wolfeschle'],
  // A family is one picture of 11 units: two fit into 24, the third would be cut apart.
  ['👨‍👩‍👧‍👦'.repeat(3), '👨‍👩‍👧‍👦'.repeat(2)],
  ['दीपिका', 'दीपिका'],
])('a player who types %j is called %j', (typed, name) => {
  expect(playerName(typed)).toBe(name);
});

test('a name is never too long, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const name = playerName(typed);
      expect(name.length).toBeLessThanOrEqual(longestName);
      expect(playerName(name)).toBe(name);
      expect(name).toBe(name.trim());
    }),
    { numRuns: 1000 },
  );
});
