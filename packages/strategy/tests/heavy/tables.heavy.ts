import { classic, type RuleSet, simple } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { quickSolve, solveTwoPlayers } from '../../src/solver/solveTwoPlayers.ts';
import type { Flags, WinTable } from '../../src/solver/winTable.ts';
import { shipped, shippedTable } from '../../src/tables/shippedTables.ts';
import { rebuilt } from '../bellman.ts';
import { seededRandom } from '../seededRandom.ts';

const minimal: RuleSet = {
  ...classic,
  ofAKind: 'none',
  straight: 0,
  threePairs: 0,
  twoTriplets: 0,
  ending: 'immediate',
};

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

describe('published chances', () => {
  // Source: two independent solvers that agree.
  test('classic at once is won by the first player with 0.53362681', async () => {
    const table = await solveTwoPlayers({ ...classic, ending: 'immediate' });
    expect(table.winChance(0, 0)).toBeCloseTo(0.53362681, 7);
  });

  // Source: two independent solvers that agree; a fair head start of 200: Busche and Neller, ACG 2017.
  test('the minimal table is fair with a head start of 200 for the second player', async () => {
    const table = await solveTwoPlayers(minimal);
    expect(table.winChance(0, 0)).toBeCloseTo(0.53695303, 7);
    expect(table.winChance(0, 200)).toBeCloseTo(0.504002, 6);
    expect(table.winChance(0, 250)).toBeCloseTo(0.495701, 6);
  });

  // Source: domsleee/farkle.
  test('simple is won by the first player with 53.3 %', async () => {
    expect((await solveTwoPlayers(simple)).winChance(0, 0)).toBeCloseTo(0.533, 3);
  });
});

describe('every value is the best that its turn can come to', () => {
  const variants: readonly RuleSet[] = [classic, simple, { ...classic, entryMinimum: 500, bankMinimum: 300 }];
  test.each(variants)('at random positions of rule set %#', async (ruleSet) => {
    const table = await solveTwoPlayers(ruleSet);
    const random = seededRandom(11);
    for (let position = 0; position < 40; position++) {
      const own = 50 * Math.floor(random() * 200);
      const other = 50 * Math.floor(random() * 200);
      expect(Math.abs(rebuilt(table, own, other) - table.winChance(own, other))).toBeLessThan(1e-9);
    }
  });
});

describe('the quick solve', () => {
  test.each([
    classic,
    simple,
    { ...classic, entryMinimum: 500 },
    { ...classic, ofAKind: 'doubled' } as RuleSet,
    { ...classic, hotDice: 'mustRoll' } as RuleSet,
    { ...classic, bankMinimum: 650 },
    { ...classic, lowStraight: 500, highStraight: 750, straight: 3000 },
    { ...classic, straight: 10_000, threePairs: 10_000, twoTriplets: 10_000 },
    { ...classic, threeOnes: 3000, ofAKind: 'doubled', highStraight: 2000 } as RuleSet,
    { ...classic, entryMinimum: 2000, hotDice: 'mustRoll', ofAKind: 'doubled' } as RuleSet,
    { ...classic, ending: 'immediate', threeOnes: 1500, straight: 4000, threePairs: 5000 } as RuleSet,
    { ...classic, bankMinimum: 1000 },
    { ...classic, bankMinimum: 1000, threeOnes: 3000, straight: 2500, twoTriplets: 0, lowStraight: 500 },
    {
      ...classic,
      target: 7500,
      entryMinimum: 500,
      bankMinimum: 1000,
      hotDice: 'mustRoll',
      ofAKind: 'none',
      threeOnes: 1500,
      straight: 10_000,
      fourOfAKindAndPair: 2000,
      highStraight: 2000,
    } as RuleSet,
    {
      ...classic,
      entryMinimum: 500,
      ofAKind: 'doubled',
      threeOnes: 3000,
      straight: 10_000,
      fourOfAKindAndPair: 1500,
      twoTriplets: 3000,
      highStraight: 750,
    } as RuleSet,
  ])('is within 0.001 of the exact table of rule set %#', async (ruleSet) => {
    expect(largestError(await solveTwoPlayers(ruleSet), await quickSolve(ruleSet))).toBeLessThan(0.001);
  });

  test.each<RuleSet>([
    { ...classic, target: 5000, threeFarkles: 1000, entryMinimum: 500 },
    { ...classic, target: 5000, threeFarkles: 500, bankMinimum: 300 },
    { ...classic, target: 5000, threeFarkles: 3000 },
    { ...classic, target: 5000, threeFarkles: 1000, hotDice: 'mustRoll' },
    { ...simple, target: 5000, threeFarkles: 1000 },
    {
      ...classic,
      target: 4000,
      entryMinimum: 1000,
      bankMinimum: 450,
      threeFarkles: 1500,
      ofAKind: 'linear',
      straight: 2500,
      threePairs: 0,
      fourOfAKindAndPair: 1500,
      twoTriplets: 3000,
      lowStraight: 1000,
      highStraight: 2000,
    },
    {
      ...classic,
      target: 4000,
      bankMinimum: 1000,
      threeFarkles: 1500,
      threeOnes: 300,
      straight: 1000,
      threePairs: 5000,
      fourOfAKindAndPair: 1500,
      twoTriplets: 0,
      lowStraight: 1000,
      highStraight: 2000,
    },
  ])('is within 0.003 where three farkles cost points, rule set %#', async (ruleSet) => {
    const [exact, quick] = [await solveTwoPlayers(ruleSet), await quickSolve(ruleSet)];
    for (const ownFarkles of [0, 1, 2]) {
      for (const otherFarkles of [0, 1, 2]) {
        expect(largestError(exact, quick, { ownFarkles, otherFarkles })).toBeLessThan(0.003);
      }
    }
  });
});

test.each(shipped)('the shipped table of $name is within 0.0001 of the exact one', async ({ ruleSet }) => {
  const read = await shippedTable(ruleSet);
  if (read === null) throw new Error('A shipped table is missing; generate the tables.');
  expect(largestError(await solveTwoPlayers(ruleSet), read)).toBeLessThan(1e-4);
});
