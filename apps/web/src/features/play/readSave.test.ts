import { tableView } from '@farkle/engine';
import { type Save, saveVersion } from '@farkle/profile';
import { classic } from '@farkle/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GamePlan } from './gamePlan.ts';
import { draftGame } from './newGame.ts';
import { readSave, restoreSave } from './readSave.ts';
import { tableSlot } from './tableSlot.ts';

const plan: GamePlan = {
  mode: 'computer',
  ruleSet: classic,
  seats: [
    { name: '', kind: 'person' },
    { name: '', kind: 'computer', level: 'easy' },
  ],
  firstSeat: 0,
};
const save: Save = {
  ...draftGame(plan, new Uint8Array(32), 0),
  version: saveVersion,
  slot: tableSlot,
  revision: 1,
};
const [person, computer] = plan.seats as [Save['seats'][number], Save['seats'][number]];

test('a game that was just kept is read back', () => {
  expect(tableView(restoreSave(save)).phase).toBe('ready');
});

test.each<[string, Partial<Save>]>([
  ['seats', { seats: [person] }],
  ['seats', { seats: [person, computer, computer] }],
  ['seats', { seats: [computer, person] }],
  ['mode', { mode: 'solo' }],
  ['dealer', { dealer: { ...save.dealer, turn: 1 } }],
  ['dealer', { dealer: { ...save.dealer, roll: 1 } }],
  ['dealer', { dealer: { ...save.dealer, turn: Number.MAX_SAFE_INTEGER } }],
])('a table whose %s beside it are of another game is refused', (at, change) => {
  const read = readSave({ ...save, ...change });
  expect(read).toEqual({ ok: false, error: { code: 'contradiction', at } });
});

test('a table in which another hand has changed anything is read or refused, and what is read can be shown', () => {
  const text = JSON.stringify(save.table);
  const deep = '['.repeat(9_000) + ']'.repeat(9_000);
  const hostile = ['null', '-1', '1e999', '1e308', '0.5', '""', '[]', '{"__proto__":{"ok":true}}', deep];
  // A value of the table's text: a number, a word, an empty list.
  const values = [...text.matchAll(/(?<=:)(?:-?\d+|"[^"]*"|\[\]|null|true|false)/g)];
  fc.assert(
    fc.property(fc.constantFrom(...values), fc.constantFrom(...hostile), (found, value) => {
      const changed = text.slice(0, found.index) + value + text.slice(found.index + found[0].length);
      const read = readSave({ ...save, table: JSON.parse(changed) });
      if (read.ok) expect(tableView(read.value).seats).toHaveLength(2);
    }),
    { numRuns: 300 },
  );
});
