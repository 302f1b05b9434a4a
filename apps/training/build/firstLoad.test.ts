import { expect, test } from 'vitest';
import { loadedWith, packedSize } from './firstLoad.ts';

const scripts = {
  entry: { code: 'import "a"; import "b"', imports: ['a', 'b'] },
  a: { code: 'import "b"', imports: ['b'] },
  b: { code: 'export {}', imports: ['a'] },
  room: { code: 'import "b"; room()'.repeat(1000), imports: ['b'] },
};

test('what is loaded with the entry counts once, a room that is opened later does not', () => {
  expect([...loadedWith(['entry'], scripts)].sort()).toEqual(['a', 'b', 'entry']);
  expect(loadedWith(['entry', 'room'], scripts)).toHaveLength(4);
});

test('scripts weigh what they weigh packed', () => {
  expect(packedSize(['room'], scripts)).toBeLessThan(1000);
  expect(packedSize(['room'], scripts)).toBeGreaterThan(packedSize(['b'], scripts));
});
