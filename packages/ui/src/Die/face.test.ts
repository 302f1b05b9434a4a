import { expect, test } from 'vitest';
import { type Face, pipsOf, sidesOf } from './face.ts';

const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];

test('a die shows as many pips as its face says', () => {
  for (const face of faces) expect(pipsOf[face]).toHaveLength(face);
});

test('a rolling die carries each face once, and opposite faces make seven', () => {
  for (const front of faces) {
    const at = new Map(sidesOf(front).map(({ side, face }) => [side, face]));
    expect([...at.values()].sort()).toEqual(faces);
    expect(at.get('front')).toBe(front);
    for (const [side, other] of [
      ['front', 'back'],
      ['top', 'bottom'],
      ['left', 'right'],
    ] as const) {
      expect((at.get(side) ?? 0) + (at.get(other) ?? 0)).toBe(7);
    }
  }
});
