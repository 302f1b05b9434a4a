import { pointsGrid, type RuleSet } from '@farkle/rules';
import { rollOutcomes } from '../turn/rollOutcomes.ts';
import { type BankEnds, bankEnds, exactTarget } from './bankRows.ts';
import { laddersTo } from './ladders.ts';
import type { ScoreGrid } from './scoreGrid.ts';
import { solveTurn } from './solveTurn.ts';
import { turnKit, type Weighed } from './turnKit.ts';
import { chanceOf, emptySolution, type Standing, type WinSolution } from './winSolution.ts';

/** Everything that solving the pairs of one rule set shares. */
export interface WinSolver {
  /** Takes short cuts that cost less than the cubics between the scores of a coarse grid. */
  readonly quick: boolean;
  readonly solution: WinSolution;
  /** By count of farkles in a row and kept score of an opponent who has entered: what banking to a score is worth. */
  readonly rows: readonly (readonly Float64Array[])[];
  /** The same for an opponent who has not. */
  readonly firstRows: readonly Float64Array[];
  readonly ends: BankEnds;
  /** The value of a turn about to start. */
  readonly turn: (own: number, minimum: number, other: number, row: Float64Array, farkle: number) => number;
  /** The same for two who have entered, by indices of their scores and the other's count of farkles. */
  readonly turnOfEntered: (own: number, other: number, count: number, farkle: number) => number;
  /** To be called when `rows` change at scores above those of the turns to come. */
  readonly banksChanged: () => void;
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
  const kit = turnKit(ruleSet, ends.length + minimums + 1, weighed, quick);
  const counts = Array.from({ length: solution.counts }, (_, count) => count);
  const rows = counts.map(() => Array.from(grid.scores, (score) => ends.row(score)));
  const turn: WinSolver['turn'] = (own, minimum, other, bank, farkle) =>
    solveTurn(kit, {
      own,
      top: ends.top(own, other, farkle),
      settled: ends.settled(own, other),
      minimum,
      farkle,
      bank,
    });
  const climbs = quick && grid.target <= exactTarget;
  const ladders = climbs ? laddersTo(solution, { kit, ends, rows }) : null;
  const minimum = ruleSet.bankMinimum / pointsGrid;
  return {
    quick,
    solution,
    ends,
    rows,
    firstRows: counts.map(() => ends.row(0)),
    turn,
    turnOfEntered: (own, other, count, farkle) => {
      const score = grid.scores[own] as number;
      if (ladders !== null) return ladders.to(other, count).value(score, farkle);
      return turn(score, minimum, grid.scores[other] as number, rows[count]?.[other] as Float64Array, farkle);
    },
    banksChanged: () => ladders?.forget(),
    chance: (own, other) => chanceOf(solution, own, other),
  };
}
