import type { Face } from '@farkle/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitment } from './commitment.ts';
import { diceStream, streamRoll } from './diceStream.ts';

const zeros = new Uint8Array(32);
const counting = Uint8Array.from({ length: 32 }, (_, at) => at);

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
const places = fc.nat({ max: 400 });

function faces(seed: Uint8Array, turn: number, roll: number, count: number): string {
  const stream = diceStream(seed, turn, roll);
  return Array.from({ length: count }, () => stream.next().value).join('');
}

describe('anyone can check the dice of a seed', () => {
  // The published vectors of the rulebook.
  test.each([
    [0, 0, 6, [4, 2, 1, 1, 6, 3]],
    [0, 1, 6, [4, 4, 2, 5, 5, 5]],
    [3, 2, 4, [5, 5, 6, 5]],
    [9, 11, 1, [5]],
  ])('the seed of 32 zero bytes: turn %i, roll %i, %i dice', (turn, roll, count, dice) => {
    expect(streamRoll(zeros, turn, roll, count)).toEqual(dice);
  });

  test('the commitment of 32 zero bytes', () => {
    expect(commitment(zeros)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  });

  // Computed with Python's hmac and hashlib.
  test('the seed of the bytes 0 to 31', () => {
    expect(commitment(counting)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(streamRoll(counting, 0, 0, 6)).toEqual([6, 4, 2, 3, 2, 4]);
    expect(streamRoll(counting, 12, 3, 6)).toEqual([1, 1, 5, 4, 3, 2]);
    expect(streamRoll(counting, 1000, 250, 6)).toEqual([4, 3, 4, 1, 2, 4]);
  });

  // The first bytes are 254, 230, 130, … and 20, 254, 206, 183, 255, … : Python's hmac again.
  test('a byte of 252 or more shows no face and the next one is read', () => {
    expect(streamRoll(zeros, 2, 1, 6)).toEqual([3, 5, 2, 2, 3, 5]);
    expect(streamRoll(zeros, 8, 3, 6)).toEqual([3, 3, 4, 6, 3, 4]);
  });

  test('when a block is used up, the next one follows', () => {
    expect(faces(zeros, 0, 0, 40)).toBe('4211636155254236155615346235514646336526');
  });
});

describe('what a roll depends on', () => {
  test('a roll of fewer dice shows the first of them', () => {
    fc.assert(
      fc.property(seeds, places, places, (seed, turn, roll) => {
        const six = streamRoll(seed, turn, roll, 6);
        for (let count = 1; count < 6; count++) {
          expect(streamRoll(seed, turn, roll, count)).toEqual(six.slice(0, count));
        }
      }),
    );
  });

  test('asking twice, or for other rolls in between, changes nothing, and the seed is left as it is', () => {
    fc.assert(
      fc.property(seeds, places, places, (seed, turn, roll) => {
        const before = Uint8Array.from(seed);
        const once = streamRoll(seed, turn, roll, 6);
        streamRoll(seed, turn + 1, roll, 3);
        expect(streamRoll(seed, turn, roll, 6)).toEqual(once);
        expect(seed).toEqual(before);
      }),
    );
  });

  test('turn 1, roll 11 and turn 11, roll 1 are different rolls', () => {
    expect(faces(zeros, 1, 11, 20)).not.toBe(faces(zeros, 11, 1, 20));
  });
});

/** Pearson's statistic against equal shares. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

// The seed is fixed, so these either hold for ever or never. Limits: the 99.9 % points of chi-square.
describe('dice are fair', () => {
  const rolls = Array.from({ length: 20_000 }, (_, at) => streamRoll(counting, at >> 3, at & 7, 6));

  test('each of the six dice shows each face equally often', () => {
    for (let die = 0; die < 6; die++) {
      const counts = [0, 0, 0, 0, 0, 0];
      for (const roll of rolls) counts[(roll[die] as Face) - 1] = (counts[(roll[die] as Face) - 1] ?? 0) + 1;
      expect(chiSquare(counts)).toBeLessThan(20.52); // 5 degrees of freedom
    }
  });

  test('a die says nothing about the one beside it, nor about the next roll', () => {
    const beside = Array.from({ length: 36 }, () => 0);
    const next = Array.from({ length: 36 }, () => 0);
    rolls.forEach((roll, at) => {
      const [first = 1, second = 1] = roll;
      const [later = 1] = rolls[at + 1] ?? roll;
      const pair = (first - 1) * 6 + second - 1;
      const follow = (first - 1) * 6 + later - 1;
      beside[pair] = (beside[pair] ?? 0) + 1;
      if (at + 1 < rolls.length) next[follow] = (next[follow] ?? 0) + 1;
    });
    expect(chiSquare(beside)).toBeLessThan(66.62); // 35 degrees of freedom
    expect(chiSquare(next)).toBeLessThan(66.62);
  });
});

describe('what nobody can roll is the caller’s mistake', () => {
  test.each([0, 7, -1, 1.5, Number.NaN])('%d dice', (count) => {
    expect(() => streamRoll(zeros, 0, 0, count)).toThrow(/1 to 6 dice/);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('turn or roll %d', (number) => {
    expect(() => streamRoll(zeros, number, 0, 6)).toThrow(/turn must be a whole number/);
    expect(() => streamRoll(zeros, 0, number, 6)).toThrow(/roll must be a whole number/);
  });

  test.each([0, 31, 33, 64])('a seed of %i bytes', (length) => {
    expect(() => streamRoll(new Uint8Array(length), 0, 0, 6)).toThrow(/32 bytes/);
    expect(() => commitment(new Uint8Array(length))).toThrow(/32 bytes/);
  });

  test('a seed that is no bytes', () => {
    const text = '00'.repeat(32) as unknown as Uint8Array;
    expect(() => streamRoll(text, 0, 0, 6)).toThrow(/parseSeed/);
    expect(() => commitment(text)).toThrow(/parseSeed/);
  });
});
