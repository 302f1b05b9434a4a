import { describe, expect, it } from 'vitest';
import { classic, simple } from './ruleSet.ts';
import { bestSelection, isFarkle, legalSelections, scoringDice } from './selections.ts';

describe('legal selections', () => {
  it('A player may leave scoring dice on the table', () => {
    expect(legalSelections([5, 1, 2, 5], classic)).toEqual([
      { dice: [1], points: 100 },
      { dice: [5], points: 50 },
      { dice: [1, 5], points: 150 },
      { dice: [5, 5], points: 100 },
      { dice: [1, 5, 5], points: 200 },
    ]);
  });

  it('Dice alike are the same selection: of six 1s one to six can be set aside', () => {
    const points = legalSelections([1, 1, 1, 1, 1, 1], classic).map((selection) => selection.points);
    expect(points).toEqual([100, 200, 1000, 1100, 2000, 3000]);
  });

  it('A roll of the same dice has the same selections, however they lie', () => {
    expect(legalSelections([2, 5, 2, 1, 2], simple)).toBe(legalSelections([1, 2, 2, 2, 5], simple));
  });
});

describe('the best selection', () => {
  it('Of equal points the fewest dice are best, for more are left to roll', () => {
    const ruleSet = { ...classic, fourOfAKindAndPair: 1000 };
    expect(bestSelection([4, 4, 4, 4, 2, 2], ruleSet)).toEqual({ dice: [4, 4, 4, 4], points: 1000 });
  });

  it('A farkle has none', () => {
    expect(bestSelection([2, 3, 4, 6], classic)).toBeNull();
    expect(isFarkle([2, 3, 4, 6], classic)).toBe(true);
    expect(legalSelections([2, 3, 4, 6], classic)).toEqual([]);
  });

  it('Three pairs save a roll in which no die scores alone', () => {
    expect(isFarkle([2, 2, 3, 3, 6, 6], classic)).toBe(false);
    expect(isFarkle([2, 2, 3, 3, 6, 6], { ...classic, threePairs: 0 })).toBe(true);
  });
});

describe('each die of a roll', () => {
  it('A die scores alone, with others or not at all', () => {
    expect(scoringDice([2, 5, 2, 3, 2, 1], classic)).toEqual([
      { face: 2, scores: true, alone: 0 },
      { face: 5, scores: true, alone: 50 },
      { face: 2, scores: true, alone: 0 },
      { face: 3, scores: false, alone: 0 },
      { face: 2, scores: true, alone: 0 },
      { face: 1, scores: true, alone: 100 },
    ]);
  });

  it('In a straight every die scores', () => {
    expect(scoringDice([1, 2, 3, 4, 5, 6], classic).every((die) => die.scores)).toBe(true);
  });
});
