import { classic, type RuleSet } from '@farkle/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { rebuilt } from '../../tests/bellman.ts';
import { quickSolve, SolvingCancelled, solveTwoPlayers } from './solveTwoPlayers.ts';
import type { Flags, WinTable } from './winTable.ts';

const short: RuleSet = { ...classic, target: 1000 };

/** The largest difference over every pair of scores. */
function largestError(exact: WinTable, other: WinTable, flags?: Flags): number {
  const { target } = exact.ruleSet;
  let largest = 0;
  for (let a = 0; a < target; a += 50) {
    for (let b = 0; b < target; b += 50) {
      largest = Math.max(largest, Math.abs(exact.winChance(a, b, flags) - other.winChance(a, b, flags)));
    }
  }
  return largest;
}

describe('the classic game between two', () => {
  let table: WinTable;
  beforeAll(async () => {
    table = await solveTwoPlayers(classic);
  }, 300_000);

  // Source: two independent solvers that agree.
  test('is won by the first player with 0.53250005 under best play by both', () => {
    expect(table.winChance(0, 0)).toBeCloseTo(0.53250005, 7);
  });

  // Source: two independent solvers that agree.
  test.each([
    [100, 0.521658],
    [200, 0.51075],
    [300, 0.499784],
    [400, 0.488766],
  ])('with a head start of %i for the second player is won by the first with %f', (start, chance) => {
    expect(table.winChance(0, start)).toBeCloseTo(chance, 6);
  });

  test('keeps its promises: each value is the best that its turn can come to', () => {
    for (const [own, other] of [
      [9950, 9950],
      [9900, 9000],
      [8400, 9950],
    ] as const) {
      expect(rebuilt(table, own, other)).toBeCloseTo(table.winChance(own, other), 8);
    }
  });

  test('is solved quickly within 0.001 of the exact chances', async () => {
    expect(largestError(table, await quickSolve(classic))).toBeLessThan(0.001);
  });

  test('has a last turn against a score at the target or beyond', () => {
    expect(table.winChance(9950, 10_050)).toBeCloseTo(0.958068, 5);
    expect(table.winChance(5000, 10_000)).toBeLessThan(0.02);
    expect(() => table.winChance(10_000, 5000)).toThrow(/is over/);
  });

  test('makes decisions that fit its values', () => {
    const turn = table.turn(0, 0);
    expect(turn.ofRolling(0, 6)).toBeCloseTo(table.winChance(0, 0), 5);
    expect(turn.ofBanking(1000)).toBeCloseTo(1 - table.winChance(0, 1000), 12);
    expect(turn.ofRolling(1000, 2)).toBeLessThan(turn.ofBanking(1000));
    expect(turn.ofRolling(300, 6)).toBeGreaterThan(turn.ofBanking(300));
  });
});

const variants: readonly (readonly [string, RuleSet, Flags[]])[] = [
  ['at once', { ...short, ending: 'immediate' }, [{}]],
  ['with a bank minimum', { ...short, bankMinimum: 300 }, [{}]],
  ['with hot dice that must be rolled', { ...short, hotDice: 'mustRoll' }, [{}]],
  [
    'with an entry minimum',
    { ...short, entryMinimum: 500 },
    [{}, { ownEntered: false }, { otherEntered: false }, { ownEntered: false, otherEntered: false }],
  ],
  [
    'with a penalty for three farkles',
    { ...short, threeFarkles: 500 },
    [{}, { ownFarkles: 2 }, { otherFarkles: 2 }, { ownFarkles: 1, otherFarkles: 1 }],
  ],
  [
    'with an entry minimum and a penalty',
    { ...short, entryMinimum: 350, threeFarkles: 500, ending: 'immediate' },
    [{ ownFarkles: 2 }, { ownEntered: false, ownFarkles: 2 }, { otherEntered: false, ownFarkles: 1 }],
  ],
];

describe.each(variants)('a short game %s', (_, ruleSet, flags) => {
  test('is solved so that each value is the best that its turn can come to', async () => {
    const table = await solveTwoPlayers(ruleSet);
    const digits = ruleSet.threeFarkles > 0 ? 7 : 8;
    for (const each of flags) {
      const own = each.ownEntered === false ? 0 : 500;
      const other = each.otherEntered === false ? 0 : 700;
      expect(rebuilt(table, own, other, each)).toBeCloseTo(table.winChance(own, other, each), digits);
    }
  });
});

describe('the quick solve', () => {
  const odd: RuleSet = { ...classic, threeOnes: 3000, ofAKind: 'doubled', straight: 5000, highStraight: 750 };
  test.each<RuleSet>([
    { ...odd, target: 5000 },
    { ...odd, target: 5000, ending: 'immediate', hotDice: 'mustRoll' },
    { ...odd, target: 5000, bankMinimum: 1000, entryMinimum: 500 },
  ])('is within 0.001 of the exact chances under odd rules, set %#', async (ruleSet) => {
    expect(largestError(await solveTwoPlayers(ruleSet), await quickSolve(ruleSet))).toBeLessThan(0.001);
  });

  test('is within 0.003 with a penalty for three farkles', async () => {
    const ruleSet: RuleSet = { ...classic, target: 2050, threeFarkles: 500, bankMinimum: 300 };
    const [exact, quick] = [await solveTwoPlayers(ruleSet), await quickSolve(ruleSet)];
    for (const ownFarkles of [0, 1, 2]) {
      for (const otherFarkles of [0, 1, 2]) {
        expect(largestError(exact, quick, { ownFarkles, otherFarkles })).toBeLessThan(0.003);
      }
    }
  });
});

describe('a long solve', () => {
  test('tells how far it is and stops when asked', async () => {
    const shares: number[] = [];
    const work = quickSolve(short, {
      onProgress: (share) => shares.push(share),
      cancelled: () => shares.length > 5,
    });
    await expect(work).rejects.toBeInstanceOf(SolvingCancelled);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});
