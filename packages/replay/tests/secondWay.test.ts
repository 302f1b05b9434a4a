import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitment, diceStream, streamRoll } from '../src/index.ts';

/** Rulebook §7 read a second time, with the platform's own HMAC: all blocks first, then the faces. */
function facesOf(seed: Uint8Array, turn: number, roll: number, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, block) =>
    createHmac('sha256', seed).update(`farkle/1/${turn}/${roll}/${block}`, 'ascii').digest(),
  )
    .flatMap((digest) => [...digest])
    .filter((byte) => byte <= 251)
    .map((byte) => 1 + (byte % 6));
}

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
const places = fc.oneof(fc.nat({ max: 300 }), fc.maxSafeNat());

test('two independent ways deal the same rolls from any seed', () => {
  fc.assert(
    fc.property(seeds, places, places, fc.integer({ min: 1, max: 6 }), (seed, turn, roll, count) => {
      expect(streamRoll(seed, turn, roll, count)).toEqual(facesOf(seed, turn, roll, 2).slice(0, count));
    }),
    { numRuns: 2000 },
  );
});

test('they agree over several blocks, skipped bytes and all', () => {
  fc.assert(
    fc.property(seeds, fc.nat({ max: 30 }), fc.nat({ max: 30 }), (seed, turn, roll) => {
      const faces = facesOf(seed, turn, roll, 4);
      const stream = diceStream(seed, turn, roll);
      expect(faces.map(() => stream.next().value)).toEqual(faces);
    }),
  );
});

test('a commitment is the SHA-256 that every other tool prints', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(commitment(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
    }),
  );
});
