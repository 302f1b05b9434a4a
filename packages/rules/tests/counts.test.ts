import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multisetDice, multisetStart, multisetWays } from '../src/multisets.ts';
import { farkleOdds, outcomeClasses } from '../src/odds.ts';
import { classic, type RuleSet } from '../src/ruleSet.ts';
import { bestSelection } from '../src/selections.ts';
import { anyRuleSet, minimal, playedRuleSets } from './ruleSets.ts';

const counts = [1, 2, 3, 4, 5, 6];

describe('farkles', () => {
  // Counted by enumeration; the rules texts give the same as 7.7, 15.7 and 44 % and two in three.
  it('One to six dice farkle in 4/6, 16/36, 60/216, 204/1296, 600/7776 and 1080/46656 rolls', () => {
    expect(counts.map((count) => farkleOdds(count, classic))).toEqual([
      { farkles: 4, rolls: 6 },
      { farkles: 16, rolls: 36 },
      { farkles: 60, rolls: 216 },
      { farkles: 204, rolls: 1296 },
      { farkles: 600, rolls: 7776 },
      { farkles: 1080, rolls: 46_656 },
    ]);
  });

  it('45,576 of 46,656 rolls of six dice score', () => {
    const { farkles, rolls } = farkleOdds(6, classic);
    expect(rolls - farkles).toBe(45_576);
  });

  it('Without three pairs six dice farkle in 1440 rolls and 45,216 score', () => {
    const { farkles, rolls } = farkleOdds(6, { ...classic, threePairs: 0 });
    expect([farkles, rolls - farkles]).toEqual([1440, 45_216]);
  });

  it('What dice are worth never changes how often one or two of them farkle', () => {
    fc.assert(
      fc.property(anyRuleSet, (ruleSet) => {
        expect([farkleOdds(1, ruleSet).farkles, farkleOdds(2, ruleSet).farkles]).toEqual([4, 16]);
      }),
      { numRuns: 50 },
    );
  });

  it('Odds are asked for one to six dice', () => {
    for (const count of [0, 7, 2.5, -1, Number.NaN, '3' as unknown as number]) {
      expect(() => farkleOdds(count, classic)).toThrow(RangeError);
    }
  });
});

describe('the best of a first roll', () => {
  function totalOfBest(ruleSet: RuleSet): number {
    let total = 0;
    for (let roll = multisetStart[6] ?? 0; roll < (multisetStart[7] ?? 0); roll++) {
      total += (multisetWays[roll] ?? 0) * (bestSelection(multisetDice[roll] ?? [], ruleSet)?.points ?? 0);
    }
    return total;
  }

  // From two independent solvers that agree.
  it('A first roll brings 421.0069 points on average', () => {
    expect(totalOfBest(classic) / 46_656).toBeCloseTo(421.0069, 4);
  });

  // Exact; the average of 302 that is in circulation for this table is wrong.
  it('Under the minimal table a first roll brings 266875/864 = 308.88 points on average', () => {
    expect(totalOfBest(minimal) * 864).toBe(266_875 * 46_656);
  });
});

describe('what a roll offers', () => {
  // The docstring of the Python package dice_10001 counts the same classes.
  it('Rolls of one to six dice offer 3, 6, 14, 31, 61 and 119 different things', () => {
    const doubled: RuleSet = { ...classic, ofAKind: 'doubled', straight: 2000, twoTriplets: 0 };
    expect(counts.map((count) => outcomeClasses(count, doubled).length)).toEqual([3, 6, 14, 31, 61, 119]);
  });

  it('Every roll offers one thing, and nothing exactly when it farkles', () => {
    for (const ruleSet of Object.values(playedRuleSets)) {
      for (const count of counts) {
        const classes = outcomeClasses(count, ruleSet);
        const nothing = classes.filter(({ choices }) => choices.length === 0);
        expect(classes.reduce((sum, { ways }) => sum + ways, 0)).toBe(6 ** count);
        expect(nothing.reduce((sum, { ways }) => sum + ways, 0)).toBe(farkleOdds(count, ruleSet).farkles);
      }
    }
  });
});
