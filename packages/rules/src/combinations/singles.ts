import type { Combination } from './combination.ts';

/** A single 1 is 100 points and a single 5 is 50, at every table. */
export function singles(): readonly Combination[] {
  return [
    { kind: 'single', dice: [1], points: 100 },
    { kind: 'single', dice: [5], points: 50 },
  ];
}
