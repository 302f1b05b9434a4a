import { pointsGrid } from '@farkle/rules';
import type { WinSolver } from './winSolver.ts';

/**
 * What a farkle is worth to a player who has entered, by indices of the scores, when the two have had so many farkles
 * in a row: one minus what the other may then expect. A third farkle costs the penalty, and counting starts anew.
 */
export function farkleWorth(
  { solution, chance }: WinSolver,
  own: number,
  other: number,
  mine: number,
  yours: number,
): number {
  const { grid, counts, ruleSet } = solution;
  const score = grid.scores[own] as number;
  const third = mine + 1 === counts;
  const left = third ? Math.max(0, score - ruleSet.threeFarkles / pointsGrid) : score;
  const opponent = { score: grid.scores[other] as number, entered: true, farkles: yours };
  return 1 - chance(opponent, { score: left, entered: true, farkles: third ? 0 : mine + 1 });
}
