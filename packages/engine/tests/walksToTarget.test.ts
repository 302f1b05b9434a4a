import { expect, test } from 'vitest';
import { walks } from './walk.ts';

const patience = 600_000;

test('games to the target go on after every save as if nothing had happened, and as the plain rules say', {
  timeout: patience,
}, () => {
  const { finalRound = 0, target = 0, lastSeat = 0, none = 0 } = walks(0, 600, 'target');
  expect({ finalRound: finalRound > 250, target: target > 80, lastSeat: lastSeat > 10 }).toEqual({
    finalRound: true,
    target: true,
    lastSeat: true,
  });
  expect(none).toBeLessThan(80);
});
