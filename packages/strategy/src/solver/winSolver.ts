import { pointsGrid, type RuleSet } from '@farkle/rules';
import { rollOutcomes } from '../turn/rollOutcomes.ts';
import { type BankEnds, bankEnds, enterBankValue } from './bankRows.ts';
import { guessFromAbove } from './guess.ts';
import { rareLevels } from './rareLevels.ts';
import type { ScoreGrid } from './scoreGrid.ts';
import { solveAlike, solvePair } from './solvePair.ts';
import { solveTurn } from './solveTurn.ts';
import { turnKit, type Weighed } from './turnKit.ts';
import { chanceOf, emptySolution, type Standing, type WinSolution } from './winSolution.ts';

/** Everything that solving the pairs of one rule set shares. */
export interface WinSolver {
  readonly solution: WinSolution;
  /** By count of farkles in a row and kept score of an opponent who has entered: what banking to a score is worth. */
  readonly rows: readonly (readonly Float64Array[])[];
  /** The same for an opponent who has not. */
  readonly firstRows: readonly Float64Array[];
  readonly ends: BankEnds;
  /** The value of a turn about to start. */
  readonly turn: (own: number, minimum: number, other: number, row: Float64Array, farkle: number) => number;
  /** The solution's value, 1 minus which is what passing the turn on to this player is worth. */
  readonly chance: (own: Standing, other: Standing) => number;
}

/** A `quick` solver takes short cuts that cost less than the cubics between the scores of a coarse grid. */
export function winSolver(
  ruleSet: RuleSet,
  grid: ScoreGrid,
  weighed: Weighed = 'mostPoints',
  quick = false,
): WinSolver {
  const solution = emptySolution(ruleSet, grid);
  const leastFarkle = Math.min(
    ...rollOutcomes(ruleSet)
      .slice(1)
      .map(({ farkle }) => farkle),
  );
  const ends = bankEnds(ruleSet, leastFarkle, weighed, quick);
  const minimums = Math.max(ruleSet.bankMinimum, ruleSet.entryMinimum) / pointsGrid;
  const kit = turnKit(
    ruleSet,
    ends.length + minimums + 1,
    weighed,
    quick,
    quick ? rareLevels(ruleSet) : null,
  );
  const counts = Array.from({ length: solution.counts }, (_, count) => count);
  return {
    solution,
    ends,
    rows: counts.map(() => Array.from(grid.scores, (score) => ends.row(score))),
    firstRows: counts.map(() => ends.row(0)),
    turn: (own, minimum, other, bank, farkle) =>
      solveTurn(kit, {
        own,
        top: ends.top(own, other, farkle),
        settled: ends.settled(own, other),
        minimum,
        farkle,
        bank,
      }),
    chance: (own, other) => chanceOf(solution, own, other),
  };
}

/** How well pairs are solved. */
export interface Accuracy {
  /** How far off the guess of a pair may be before the pair is solved again. */
  readonly tolerance: number;
  /** Slopes of pairs change slowly: they are measured once in so many. */
  readonly measuredEvery: number;
}

/**
 * Solves all pairs of players who have entered, the three-farkle penalty left aside: every bank leads to a higher
 * total, so pairs are solved from the top down, and only (a, b) and (b, a) depend on each other. Yields the share of
 * the work done.
 */
export function* solveEntered(
  solver: WinSolver,
  { tolerance, measuredEvery }: Accuracy,
): Generator<number, void> {
  const { solution, rows, turn } = solver;
  const { grid, ruleSet } = solution;
  const { scores } = grid;
  const size = scores.length;
  const chances = solution.entered[0] as Float64Array;
  const row = rows[0] as readonly Float64Array[];
  const minimum = ruleSet.bankMinimum / pointsGrid;

  const slopes = { own: 0.25, other: 0.25 };
  for (let high = size - 1; high >= 0; high--) {
    for (let low = high; low >= 0; low--) {
      const [a, b] = [scores[low] as number, scores[high] as number];
      const [rowA, rowB] = [row[low] as Float64Array, row[high] as Float64Array];
      const guess = guessFromAbove(chances, size, high, low);
      if (low === high) {
        const alike = (farkle: number) => {
          enterBankValue(grid, rowB, low, farkle);
          return turn(a, minimum, b, rowB, farkle);
        };
        const value = solveAlike(alike, guess, Math.min(tolerance, 1e-10));
        chances[low * size + low] = value;
        enterBankValue(grid, rowB, low, 1 - value);
        continue;
      }
      // The farkle value of one is the bank value of the same score: both are 1 minus the other's chance.
      const pair = solvePair({
        own: (farkle) => {
          enterBankValue(grid, rowB, low, farkle);
          return turn(a, minimum, b, rowB, farkle);
        },
        other: (farkle) => {
          enterBankValue(grid, rowA, high, farkle);
          return turn(b, minimum, a, rowA, farkle);
        },
        guess,
        slopes,
        tolerance,
        measured: (high - low) % measuredEvery === 1,
      });
      chances[low * size + high] = pair.own;
      chances[high * size + low] = pair.other;
      enterBankValue(grid, rowB, low, 1 - pair.other);
      enterBankValue(grid, rowA, high, 1 - pair.own);
    }
    yield 1 - (high * high) / (size * size);
  }
}
