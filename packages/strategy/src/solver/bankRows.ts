import { pointsGrid, type RuleSet } from '@farkle/rules';
import { type LastTurn, lastTurn } from './lastTurn.ts';
import { cubicWeights, type ScoreGrid } from './scoreGrid.ts';
import type { Weighed } from './turnKit.ts';

/** What a bank that ends the game's ordinary course is worth, and how far up turns have to be looked at. */
export interface BankEnds {
  /** The target in levels. */
  readonly target: number;
  /** Length of a row of bank values; its last entry holds for all scores above. */
  readonly length: number;
  /** A row for an opponent with this score: filled from the target on, 0 below. */
  readonly row: (other: number) => Float64Array;
  /** From this score on, one banks whatever the dice: what a roll can lose is more than the rest can bring. */
  readonly top: (own: number, other: number, farkle: number) => number;
  /** From this score on banks are as good as certain wins. */
  readonly settled: (own: number, other: number) => number;
}

/**
 * A last turn with less of a chance than this changes nothing that matters: banks are as good as certain wins. A quick
 * solve does not look at leads either that are caught up with less.
 */
const negligible = { exact: 1e-8, quick: 2e-3, lead: 1e-3 };

/** Turns are looked at no higher than this when the target is above 10,000 points (12,500 and 7,000 points). */
const highestTurn = { exact: 250, quick: 140 };
/** Up to this target (10,000 points) every score can be looked at. */
export const exactTarget = 200;

export function bankEnds(ruleSet: RuleSet, leastFarkle: number, weighed: Weighed, quick = false): BankEnds {
  const target = ruleSet.target / pointsGrid;
  const closeness = quick ? 'quick' : 'exact';
  const highest = target > exactTarget ? highestTurn[closeness] : Number.POSITIVE_INFINITY;
  if (ruleSet.ending === 'immediate') {
    return {
      target,
      length: target + 1,
      row: () => {
        const row = new Float64Array(target + 1);
        row[target] = 1;
        return row;
      },
      top: (own) => Math.min(target, own + highest),
      settled: (own) => Math.min(target, own + highest),
    };
  }
  const last = lastTurn(ruleSet, weighed);
  const hopelessFrom = quick ? needFor(last, negligible.lead) : last.hopelessFrom;
  const length = target + hopelessFrom + 1;
  const settledNeed = needFor(last, negligible[closeness]);
  return {
    target,
    length,
    row: (other) => {
      const row = new Float64Array(length);
      for (let score = target; score < length; score++) row[score] = 1 - last.chance(score - other);
      return row;
    },
    top: (own, other, farkle) => {
      const loss = leastFarkle * (1 - farkle) * 0.999;
      const highestTop = Math.min(Math.max(target, other + hopelessFrom), own + highest);
      // Chances fall as more is needed.
      let [top, above] = [Math.min(target, highestTop), highestTop];
      while (top < above) {
        const middle = (top + above) >> 1;
        if (last.chance(middle - other) > loss) top = middle + 1;
        else above = middle;
      }
      return top;
    },
    settled: (own, other) => Math.min(Math.max(target, other + settledNeed), own + highest),
  };
}

/** How many levels are needed for the last turn to have no more of a chance. */
function needFor(last: LastTurn, chance: number): number {
  let need = 0;
  while (need < last.hopelessFrom && last.chance(need) > chance) need++;
  return need;
}

/**
 * Enters a newly solved value of banking to the kept score `index` and reads the scores up to the next one off a
 * cubic, first through the scores above and, once the one below is known, through both sides.
 */
export function enterBankValue(grid: ScoreGrid, row: Float64Array, index: number, value: number): void {
  const { scores } = grid;
  row[scores[index] as number] = value;
  fillGap(scores, row, index, index);
  fillGap(scores, row, index + 1, index);
}

/** Fills the scores between the kept ones `index` and `index + 1` from the four from `from` on. */
function fillGap(scores: Int32Array, row: Float64Array, index: number, from: number): void {
  const start = scores[index];
  const end = scores[index + 1];
  if (start === undefined || end === undefined || end - start === 1 || from + 4 > scores.length) return;
  for (let level = start + 1; level < end; level++) {
    const weights = cubicWeights(scores, from, level);
    let sum = 0;
    for (let k = 0; k < 4; k++) sum += (weights[k] as number) * (row[scores[from + k] as number] as number);
    row[level] = Math.min(1, Math.max(0, sum));
  }
}
