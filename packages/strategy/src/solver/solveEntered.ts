import { enterBankValue } from './bankRows.ts';
import { guessFromAbove } from './guess.ts';
import { solveAlike, solvePair } from './solvePair.ts';
import type { WinSolver } from './winSolver.ts';

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
  const { solution, rows, turnOfEntered } = solver;
  const { grid } = solution;
  const { scores } = grid;
  const size = scores.length;
  const chances = solution.entered[0] as Float64Array;
  const row = rows[0] as readonly Float64Array[];
  const slopes = { own: 0.25, other: 0.25 };
  for (let high = size - 1; high >= 0; high--) {
    for (let low = high; low >= 0; low--) {
      const [rowA, rowB] = [row[low] as Float64Array, row[high] as Float64Array];
      const guess = guessFromAbove(chances, size, high, low);
      if (low === high) {
        const alike = (farkle: number) => {
          enterBankValue(grid, rowB, low, farkle);
          return turnOfEntered(low, high, 0, farkle);
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
          return turnOfEntered(low, high, 0, farkle);
        },
        other: (farkle) => {
          enterBankValue(grid, rowA, high, farkle);
          return turnOfEntered(high, low, 0, farkle);
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
