import { classic, type RuleSet, simple } from '@farkle/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRuleSet } from '../../tests/anyRuleSet.ts';
import { bestTurn } from './bestTurn.ts';
import { expectedPoints } from './expectedPoints.ts';
import { rollOutcomes } from './rollOutcomes.ts';

const doubled: RuleSet = { ...classic, ofAKind: 'doubled', straight: 2000, twoTriplets: 0 };
const linear: RuleSet = { ...classic, ofAKind: 'linear', threePairs: 750, twoTriplets: 0 };
const sixDown = [6, 5, 4, 3, 2, 1];

describe('the turn of the highest expected points', () => {
  // Source: two independent solvers that agree.
  test('is worth 593.577100 points under the classic table and farkles in 0.205534 of all turns', () => {
    const turn = bestTurn(classic);
    expect(turn.expectedPoints).toBeCloseTo(593.5771, 6);
    expect(turn.farkleChance).toBeCloseTo(0.205534, 6);
  });

  // Source: two independent solvers that agree.
  test('banks 350, 250, 450, 1050, 3100, 18200 points with 1…6 dice left under the classic table', () => {
    expect(bestTurn(classic).bankFrom).toEqual([0, 350, 250, 450, 1050, 3100, 18200]);
  });

  // Source: two independent solvers that agree.
  test.each([
    [5, 337.5253],
    [4, 241.525],
    [3, 197.9357],
    [2, 185.767],
    [1, 218.1235],
  ])('started with %i dice is worth %f under the classic table', (dice, value) => {
    expect(expectedPoints(classic).ofRolling(0, dice)).toBeCloseTo(value, 4);
  });

  // Source: docstring of the Python package dice_10001.
  test('with of-a-kind doubled, a straight of 2000 and no triplets matches the published values', () => {
    const values = sixDown.map((dice) => expectedPoints(doubled).ofRolling(0, dice).toFixed(2));
    expect(values).toEqual(['590.66', '336.84', '240.80', '197.23', '185.01', '217.15']);
    const { bankFrom } = bestTurn(doubled);
    expect(sixDown.map((dice) => bankFrom[dice])).toEqual([18100, 3100, 1050, 450, 250, 350]);
  });

  // Source: docstring of the Python package dice_10001 (useful outcome classes of a roll, the farkle among them).
  test('meets 3, 6, 14, 31, 61, 119 different outcomes in a roll of 1…6 dice of that table', () => {
    const classes = rollOutcomes(doubled).slice(1);
    expect(classes.map(({ outcomes }) => outcomes.length + 1)).toEqual([3, 6, 14, 31, 61, 119]);
  });

  // Source: tomdodd4598/farkle-stats, exact fractions.
  test('with three 1s worth 300 and four of a kind with a pair 1500 is worth 542.063244', () => {
    const table = { ...classic, threeOnes: 300, fourOfAKindAndPair: 1500 };
    expect(bestTurn(table).expectedPoints).toBeCloseTo(542.063244, 6);
  });

  // Source: McKenna, A Sound Strategy for Farkle Dice.
  test('with linear of-a-kind is worth 329.2 at 300 points and three dice, 363.8 at 50 points and five', () => {
    expect(expectedPoints(linear).ofBest(300, 3).toFixed(1)).toBe('329.2');
    expect(expectedPoints(linear).ofBest(50, 5).toFixed(1)).toBe('363.8');
  });

  // Source: the same paper: with five dice roll up to and including 3,000.
  test('with linear of-a-kind rolls five dice up to 3000 points', () => {
    expect(bestTurn(linear).bankFrom[5]).toBe(3050);
  });

  test('never banks below a minimum, and expects a little less for it', () => {
    const strict = bestTurn({ ...classic, bankMinimum: 300 });
    expect(Math.min(...strict.bankFrom.slice(1))).toBe(300);
    expect(strict.expectedPoints).toBeLessThan(bestTurn(classic).expectedPoints);
    const first = bestTurn({ ...classic, entryMinimum: 500 }, { entered: false });
    expect(Math.min(...first.bankFrom.slice(1))).toBe(500);
    expect(bestTurn({ ...classic, entryMinimum: 500 })).toEqual(bestTurn(classic));
  });

  test('never banks hot dice where they must be rolled', () => {
    const turn = bestTurn({ ...simple, hotDice: 'mustRoll' });
    expect(turn.bankFrom[6]).toBe(Number.POSITIVE_INFINITY);
    expect(turn.expectedPoints).toBeLessThan(bestTurn(simple).expectedPoints);
  });
});

describe('under any rule set', () => {
  test('every value is the mean of the best answers, far above the table too', () => {
    fc.assert(
      fc.property(
        anyRuleSet,
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 1, max: 6 }),
        (ruleSet, level, dice) => {
          const table = expectedPoints(ruleSet);
          for (const points of [level * 50, table.limit - 50, table.limit, table.limit + level * 50]) {
            const { outcomes } = rollOutcomes(ruleSet)[dice] as ReturnType<typeof rollOutcomes>[number];
            const mean = outcomes.reduce(
              (sum, { chance, answers }) =>
                sum +
                chance *
                  Math.max(...answers.map((answer) => table.ofBest(points + answer.points, answer.diceLeft))),
              0,
            );
            expect(table.ofRolling(points, dice)).toBeCloseTo(mean, 6);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('more turn points are never worth less', () => {
    fc.assert(
      fc.property(
        anyRuleSet,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 6 }),
        (ruleSet, level, dice) => {
          const table = expectedPoints(ruleSet);
          const less = table.ofBest(level * 50, dice);
          expect(table.ofBest(level * 50 + 50, dice)).toBeGreaterThan(less - 1e-9);
        },
      ),
      { numRuns: 30 },
    );
  });
});
