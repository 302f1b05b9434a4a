import { describe, expect, it } from 'vitest';
import type { Dice, Face } from '../src/dice.ts';
import { classic, type RuleSet, simple } from '../src/ruleSet.ts';
import { scoreSelection } from '../src/scoring.ts';
import { bestSelection } from '../src/selections.ts';

/** What people quarrel about at the table, and how this game has settled it. */

const doubled: RuleSet = { ...classic, ofAKind: 'doubled' };
const fullHouse: RuleSet = { ...classic, fourOfAKindAndPair: 1500 };
const partialStraights: RuleSet = { ...classic, lowStraight: 500, highStraight: 750 };

function dice(text: string): Dice {
  return text.split('-').map((face) => Number(face) as Face);
}

function points(text: string, ruleSet: RuleSet): number | string {
  const verdict = scoreSelection(dice(text), ruleSet);
  return verdict.ok ? verdict.value.points : `${verdict.error.dice.join('-')} ${verdict.error.code}`;
}

function division(text: string, ruleSet: RuleSet): readonly string[] {
  const verdict = scoreSelection(dice(text), ruleSet);
  return verdict.ok ? verdict.value.combinations.map(({ kind, points }) => `${kind} ${points}`) : [];
}

describe('lone dice', () => {
  it('A lone 2, 3, 4 or 6 is worth nothing: of 1-2-3-5-6-6 the 1 and the 5 score 150', () => {
    expect(bestSelection(dice('1-2-3-5-6-6'), classic)).toEqual({ dice: [1, 5], points: 150 });
    expect(points('1-2-3-5-6-6', classic)).toBe('2-3-6-6 doesNotScore');
  });

  it('Only dice of one roll combine: 5-5 kept and then another 5 are 100 and 50, never 500', () => {
    expect([points('5-5', classic), points('5', classic)]).toEqual([100, 50]);
  });

  it('1-5 kept and then 2-2-2-1 are 150 and 300', () => {
    expect([points('1-5', classic), points('2-2-2-1', classic)]).toEqual([150, 300]);
  });
});

describe('groups and what is left over', () => {
  it('A combination is used by its own dice only: of 2-2-2-2-3-3 the 2s are 1000 and the 3s illegal', () => {
    expect(points('2-2-2-2', classic)).toBe(1000);
    expect(points('2-2-2-2-3-3', classic)).toBe('3-3 doesNotScore');
  });

  it('2-2-2-2-3-3 is 1500 where four of a kind and a pair score', () => {
    expect(points('2-2-2-2-3-3', simple)).toBe(1500);
  });

  it('3-3-3-5-5-5 is two triplets, 2500, and 300 and 500 where those are off', () => {
    expect(points('3-3-3-5-5-5', classic)).toBe(2500);
    expect(points('3-3-3-5-5-5', simple)).toBe(800);
  });

  it('4-4-4-4-4-4 is six of a kind, 3000, never two triplets and never three pairs', () => {
    expect(points('4-4-4-4-4-4', classic)).toBe(3000);
    expect(division('4-4-4-4-4-4', { ...simple, twoTriplets: 10_000 })).toEqual(['sixOfAKind 3000']);
  });

  it('1-1-5-5-5-5 is 1200, four of a kind and two 1s: three pairs need three faces', () => {
    expect(points('1-1-5-5-5-5', classic)).toBe(1200);
    expect(division('1-1-5-5-5-5', classic)).toEqual(['fourOfAKind 1000', 'single 100', 'single 100']);
  });

  it('1-1-1-1-5-5 is 1200, and 1500 where four of a kind and a pair score', () => {
    expect(points('1-1-1-1-5-5', classic)).toBe(1200);
    expect(points('1-1-1-1-5-5', fullHouse)).toBe(1500);
  });
});

describe('of a kind', () => {
  it('1-1-1-1 is 1100: three 1s and a 1 beat four of a kind', () => {
    expect(points('1-1-1-1', classic)).toBe(1100);
    expect(division('1-1-1-1', classic)).toEqual(['threeOfAKind 1000', 'single 100']);
  });

  it('1-1-1-1-1 is 2000: five of a kind beats three 1s and two more', () => {
    expect(points('1-1-1-1-1', classic)).toBe(2000);
  });

  it('4-4-4-4 is 1000, doubled 800', () => {
    expect([points('4-4-4-4', classic), points('4-4-4-4', doubled)]).toEqual([1000, 800]);
  });

  it('Four, five and six 3s are 600, 1200 and 2400 when of a kind doubles', () => {
    const worths = ['3-3-3-3', '3-3-3-3-3', '3-3-3-3-3-3'].map((text) => points(text, doubled));
    expect(worths).toEqual([600, 1200, 2400]);
  });

  it('Four, five and six 3s are 600, 900 and 1200 when of a kind is linear', () => {
    const linear: RuleSet = { ...classic, ofAKind: 'linear' };
    const worths = ['3-3-3-3', '3-3-3-3-3', '3-3-3-3-3-3'].map((text) => points(text, linear));
    expect(worths).toEqual([600, 900, 1200]);
  });

  it('Where only triples exist 2-2-2-2 holds a die that does not score, and 5-5-5-5 is 550', () => {
    const none: RuleSet = { ...classic, ofAKind: 'none' };
    expect(points('2-2-2-2', none)).toBe('2 doesNotScore');
    expect(points('5-5-5-5', none)).toBe(550);
  });

  it('Where three 1s are off they are three single 1s', () => {
    const off: RuleSet = { ...classic, threeOnes: 0 };
    expect(points('1-1-1', off)).toBe(300);
    expect(points('1-1-1-1', off)).toBe(1000);
    expect(points('1-1-1-1', { ...off, ofAKind: 'doubled' })).toBe(400);
  });
});

describe('partial straights', () => {
  it('The spare 5 of 1-2-3-4-5-5 still scores: 550', () => {
    expect(points('1-2-3-4-5-5', partialStraights)).toBe(550);
  });

  it('The spare 1 of 1-1-2-3-4-5 still scores: 600', () => {
    expect(points('1-1-2-3-4-5', partialStraights)).toBe(600);
  });

  it('The spare 5 of 2-3-4-5-5-6 still scores: 800', () => {
    expect(points('2-3-4-5-5-6', partialStraights)).toBe(800);
  });

  it('1-2-3-4-5-6 is the whole straight, and where that is off a partial one with what is left', () => {
    expect(points('1-2-3-4-5-6', partialStraights)).toBe(1500);
    expect(points('1-2-3-4-5-6', { ...partialStraights, straight: 0 })).toBe(850);
  });
});
