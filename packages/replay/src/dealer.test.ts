import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dealer, dealRoll, type RollRequest, startDealer } from './dealer.ts';
import { streamRoll } from './diceStream.ts';
import { parseDealer } from './parseDealer.ts';

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** The rolls of some game, in order: turns of one or more rolls. */
const games = fc
  .array(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((turns) =>
    turns.flatMap((counts, turn) => counts.map((count, roll): RollRequest => ({ turn, roll, count }))),
  );

describe('a dealer deals a game from its seed', () => {
  test('the dice are those of the seed’s stream, whatever was dealt before', () => {
    fc.assert(
      fc.property(seeds, games, (seed, requests) => {
        let dealer = startDealer(seed);
        for (const request of requests) {
          const dealt = dealRoll(dealer, request);
          expect(dealt.dice).toEqual(streamRoll(seed, request.turn, request.roll, request.count));
          dealer = dealt.dealer;
        }
      }),
    );
  });

  test('a dealer saved as JSON and restored at any point deals on as if nothing had happened', () => {
    fc.assert(
      fc.property(seeds, games, (seed, requests) => {
        let one = startDealer(seed);
        let other: Dealer = startDealer(seed);
        for (const request of requests) {
          const restored = parseDealer(JSON.parse(JSON.stringify(other)));
          if (!restored.ok) throw new Error(restored.error.code);
          const dealtOne = dealRoll(one, request);
          const dealtOther = dealRoll(restored.value, request);
          expect(dealtOther).toEqual(dealtOne);
          // The roll may be asked for once more when the page went away before it had landed.
          expect(dealRoll(dealtOther.dealer, request)).toEqual(dealtOne);
          one = dealtOne.dealer;
          other = dealtOther.dealer;
        }
      }),
    );
  });

  test('dealing leaves the dealer before it untouched', () => {
    const dealer = Object.freeze(startDealer(new Uint8Array(32)));
    const { dealer: next } = dealRoll(dealer, { turn: 2, roll: 3, count: 6 });
    expect(dealer).toEqual({ seed: '0'.repeat(64), turn: 0, roll: 0 });
    expect(next).toEqual({ seed: '0'.repeat(64), turn: 2, roll: 3 });
  });

  test.each([
    { turn: 2, roll: 2, count: 6 },
    { turn: 1, roll: 9, count: 6 },
  ])('a roll before the latest one is refused: turn $turn, roll $roll', (request) => {
    const dealer = { ...startDealer(new Uint8Array(32)), turn: 2, roll: 3 };
    expect(() => dealRoll(dealer, request)).toThrow(/never goes back/);
  });

  test.each([
    { turn: 0, roll: 0, count: 0 },
    { turn: 0, roll: 0, count: 7 },
    { turn: 0.5, roll: 0, count: 6 },
    { turn: 0, roll: Number.NaN, count: 6 },
  ])('what nobody can roll is refused: $turn/$roll/$count', (request) => {
    expect(() => dealRoll(startDealer(new Uint8Array(32)), request)).toThrow(RangeError);
  });

  test('a dealer whose seed is no seed deals nothing', () => {
    const dealer = { seed: 'lucky', turn: 0, roll: 0 };
    expect(() => dealRoll(dealer, { turn: 0, roll: 0, count: 6 })).toThrow(/parseDealer/);
  });
});

describe('a dealer read from a save', () => {
  const sound = { seed: 'AB'.repeat(32), turn: 4, roll: 1 };

  test('upper-case digits are read, and fields that no dealer has are dropped', () => {
    expect(parseDealer({ ...sound, luck: 7 })).toEqual({
      ok: true,
      value: { seed: 'ab'.repeat(32), turn: 4, roll: 1 },
    });
  });

  test.each([
    [null, 'notAnObject', ''],
    ['dealer', 'notAnObject', ''],
    [[sound], 'notAnObject', ''],
    [{ ...sound, seed: 'ab' }, 'notASeed', 'seed'],
    [{ turn: 0, roll: 0 }, 'notASeed', 'seed'],
    [{ ...sound, turn: -1 }, 'notACount', 'turn'],
    [{ ...sound, turn: '4' }, 'notACount', 'turn'],
    [{ ...sound, roll: 0.5 }, 'notACount', 'roll'],
    [{ ...sound, roll: null }, 'notACount', 'roll'],
  ])('%j is refused: %s %s', (value, code, field) => {
    expect(parseDealer(value)).toEqual({ ok: false, error: { code, field } });
  });

  test('any value is answered, none throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void parseDealer(value)));
  });
});
