import { expect, test } from 'vitest';
import { inSlices, type SliceHost } from './inSlices.ts';

/** Work of ten steps of twelve milliseconds each, on a clock of its own. */
function tenSteps() {
  let time = 0;
  let steps = 0;
  const shares: number[] = [];
  function* work(): Generator<number, string> {
    for (; steps < 10; steps++) {
      time += 12;
      yield (steps + 1) / 10;
    }
    return 'done';
  }
  const host: SliceHost = {
    now: () => time,
    breathe: () => Promise.resolve(),
    onShare: (share) => shares.push(share),
    cancelled: () => false,
  };
  return { work: work(), host, shares, stepsDone: () => steps };
}

test('long work pauses after each slice and tells how far it is', async () => {
  const { work, host, shares } = tenSteps();
  expect(await inSlices(work, host)).toBe('done');
  expect(shares).toEqual([0.3, 0.6, 0.9]);
});

test('a cancelled review is left at the end of its slice', async () => {
  const { work, host, shares, stepsDone } = tenSteps();
  expect(await inSlices(work, { ...host, cancelled: () => shares.length === 2 })).toBeNull();
  expect(stepsDone()).toBeLessThan(10);
});
