import { expect, test } from 'vitest';
import { walks } from './walk.ts';

const patience = 600_000;

test('games over so many turns go on after every save as if nothing had happened, and as the plain rules say', {
  timeout: patience,
}, () => {
  const { turns = 0, none = 0 } = walks(10_000, 1000, 'turns');
  expect(turns).toBeGreaterThan(900);
  expect(none).toBe(0);
});

test('games in the fewest turns go on after every save as if nothing had happened, and as the plain rules say', {
  timeout: patience,
}, () => {
  const { fewestTurns = 0, abandoned = 0 } = walks(20_000, 500, 'fewestTurns');
  expect(fewestTurns).toBeGreaterThan(300);
  expect(abandoned).toBeGreaterThan(5);
});
