import type { Dice, Face } from '@farkle/rules';

/** Dice from a small seeded generator (mulberry32): the same seed always rolls the same. For tests and measurements. */
export function seededDice(seed: number): (count: number) => Dice {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return (count) => Array.from({ length: count }, () => (Math.floor(next() * 6) + 1) as Face);
}
