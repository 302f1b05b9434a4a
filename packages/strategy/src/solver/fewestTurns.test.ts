import { classic } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { cappedTurns } from '../../tests/cappedTurns.ts';
import { plainTurn } from '../../tests/plainTurn.ts';
import { fewestTurns } from './fewestTurns.ts';

describe('the target in as few turns as possible', () => {
  // Source: two independent solvers that agree.
  test('takes 17.670775 turns under the classic table, 9.247197 from 5,000 and 2.447029 from 9,000', () => {
    const { expectedTurns } = fewestTurns(classic);
    expect(expectedTurns(0)).toBeCloseTo(17.670775, 6);
    expect(expectedTurns(5000)).toBeCloseTo(9.247197, 6);
    expect(expectedTurns(9000)).toBeCloseTo(2.447029, 6);
    expect(expectedTurns(10_000)).toBe(0);
  });

  // Source: two independent solvers that agree.
  test('takes 17.7335 turns when each turn maximises its points as far as they are still needed', () => {
    const turns = cappedTurns(classic);
    expect(turns).toBeCloseTo(17.7335, 4);
    expect(turns).toBeGreaterThan(fewestTurns(classic).expectedTurns(0));
  });

  test('takes longer with an entry minimum, a bank minimum or a penalty', () => {
    const short = { ...classic, target: 2000 };
    const plain = fewestTurns(short).expectedTurns(0);
    expect(fewestTurns({ ...short, entryMinimum: 500 }).expectedTurns(0)).toBeGreaterThan(plain);
    expect(fewestTurns({ ...short, bankMinimum: 300 }).expectedTurns(0)).toBeGreaterThan(plain);
    const strict = fewestTurns({ ...short, threeFarkles: 1000 });
    expect(strict.expectedTurns(0)).toBeGreaterThan(plain);
    expect(strict.expectedTurns(1000, { farkles: 2 })).toBeGreaterThan(strict.expectedTurns(1000));
  });

  test('keeps its promises: each value is one turn and the best that can follow', () => {
    const ruleSet = { ...classic, target: 2000, threeFarkles: 500, entryMinimum: 350 };
    const { expectedTurns } = fewestTurns(ruleSet);
    const third = plainTurn(ruleSet, {
      minimum: 0,
      top: 1000,
      farkle: -expectedTurns(500),
      bank: (points) => -expectedTurns(1000 + points),
    });
    expect(1 - third).toBeCloseTo(expectedTurns(1000, { farkles: 2 }), 9);
    const first = plainTurn(ruleSet, {
      minimum: 350,
      top: 2000,
      farkle: -expectedTurns(0, { farkles: 1 }),
      bank: (points) => -expectedTurns(points),
    });
    expect(1 - first).toBeCloseTo(expectedTurns(0), 9);
  });

  test('from just below the target rolls on until it is there', () => {
    const turn = fewestTurns(classic).turn(9900);
    expect(turn.ofBanking(100)).toBe(-0);
    expect(turn.ofRolling(50, 5)).toBeLessThan(turn.ofBanking(50));
  });
});
