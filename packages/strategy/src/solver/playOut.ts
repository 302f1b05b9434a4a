import { farkleWorth } from './farkleWorth.ts';
import { countPairs } from './firstBanks.ts';
import { enterRows } from './penaltySweep.ts';
import { bankWorth, type SummariesByThird, summarized, usualBanks } from './turnSummaries.ts';
import type { WinSolver } from './winSolver.ts';

/** It is gone over the chances until none moves by more. That takes about 15 rounds, 60 where turns mostly farkle. */
const still = 1e-5;
const mostRounds = 100;

/** Finds what all chances come to when turns go on to be played as summarized. */
export function playOut(solver: WinSolver, summaries: SummariesByThird): void {
  const { counts, entered, grid } = solver.solution;
  const size = grid.scores.length;
  const pairs = countPairs(counts);
  const banked = usualBanks(solver);
  for (let round = 0, moved = 1; moved > still && round < mostRounds; round++) {
    moved = 0;
    for (let own = size - 1; own >= 0; own--) {
      for (let other = size - 1; other >= 0; other--) {
        for (const [mine, yours] of pairs) {
          const turns = summaries[mine + 1 === counts ? 1 : 0];
          const here = own * size + other;
          const farkle = farkleWorth(solver, own, other, mine, yours);
          const bank = bankWorth(solver, banked[own] as number, other, yours);
          const value = summarized(turns, here, farkle, bank);
          const list = entered[mine * counts + yours] as Float64Array;
          moved = Math.max(moved, Math.abs(value - (list[here] as number)));
          list[here] = value;
        }
      }
    }
  }
  for (let own = size - 1; own >= 0; own--) {
    for (let other = 0; other < size; other++) enterRows(solver, own, other);
  }
}
