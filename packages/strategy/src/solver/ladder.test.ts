import { classic, pointsGrid, type RuleSet } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../tests/seededRandom.ts';
import { quickGrid } from './grids.ts';
import { solveEntered } from './solveEntered.ts';
import { winSolver } from './winSolver.ts';

const sets: readonly (readonly [string, RuleSet])[] = [
  ['classic', classic],
  ['classic at once', { ...classic, ending: 'immediate' }],
  ['a least bank of 1,000 points', { ...classic, bankMinimum: 1000 }],
  ['hot dice that must be rolled', { ...classic, hotDice: 'mustRoll', ofAKind: 'doubled' }],
  ['single rolls that win', { ...classic, target: 5000, threeOnes: 3000, straight: 10_000 }],
];

describe.each(sets)('turns read off ladders under %s', (_, ruleSet) => {
  test('are worth what they are worth when each is solved by itself', () => {
    const solver = winSolver(ruleSet, quickGrid(ruleSet), 'mostPoints', true);
    for (const _share of solveEntered(solver, { tolerance: 5e-4, measuredEvery: Number.POSITIVE_INFINITY }));
    const { scores } = solver.solution.grid;
    const random = seededRandom(5);
    for (let position = 0; position < 400; position++) {
      const own = Math.floor(random() * scores.length);
      const other = Math.floor(random() * scores.length);
      const farkle = random();
      const alone = solver.turn(
        scores[own] as number,
        ruleSet.bankMinimum / pointsGrid,
        scores[other] as number,
        solver.rows[0]?.[other] as Float64Array,
        farkle,
      );
      expect(Math.abs(solver.turnOfEntered(own, other, 0, farkle) - alone)).toBeLessThan(5e-4);
    }
  });
});
