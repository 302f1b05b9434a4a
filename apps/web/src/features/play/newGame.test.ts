import { parseSavedTable, tableView } from '@farkle/engine';
import { classic } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import type { GamePlan } from './gamePlan.ts';
import { draftGame } from './newGame.ts';
import { nextPlan } from './nextPlan.ts';

const plan: GamePlan = {
  mode: 'computer',
  ruleSet: classic,
  seats: [
    { name: 'You', kind: 'person' },
    { name: 'Computer', kind: 'computer' },
  ],
  firstSeat: 0,
};

describe('a new game', () => {
  test('is kept before its first roll and can be read back', () => {
    const draft = draftGame(plan, null, 0);
    const table = parseSavedTable(JSON.parse(JSON.stringify(draft.table)));
    if (!table.ok) throw new Error(table.error.code);
    expect(tableView(table.value)).toMatchObject({ phase: 'ready', seat: 0, log: [] });
    expect(draft.practice).toBe(false);
  });

  test('takes fresh dice each time', () => {
    const seeds = [draftGame(plan, null, 0), draftGame(plan, null, 0)].map(({ dealer }) => dealer.seed);
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  test('from a given seed is dealt from that seed and marked as practice', () => {
    const draft = draftGame(plan, new Uint8Array(32), 0);
    expect(draft.dealer).toEqual({ seed: '0'.repeat(64), turn: 0, roll: 0 });
    expect(draft.practice).toBe(true);
  });

  test('after a rematch is begun by the other side', () => {
    const again = nextPlan(plan);
    const table = parseSavedTable(draftGame(again, null, 0).table);
    if (!table.ok) throw new Error(table.error.code);
    expect(tableView(table.value).phase).toBe('thinking');
    expect(nextPlan(again).firstSeat).toBe(0);
  });
});
