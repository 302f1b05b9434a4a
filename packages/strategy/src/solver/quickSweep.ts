import { farkleWorth } from './farkleWorth.ts';
import { countPairs } from './firstBanks.ts';
import { enterRows } from './penaltySweep.ts';
import { bankWorth, type SummariesByThird, summarized, usualBanks } from './turnSummaries.ts';
import type { WinSolver } from './winSolver.ts';

/** A smaller change of what banks are worth does not tell what it changes. */
const tellable = 1e-3;

/**
 * A sweep that solves four turns for each pair of scores instead of nine, with none and two farkles on either side,
 * and summarizes them: the others' values follow from the summaries. Only within `nearTarget` levels of the
 * target all nine are solved. Yields the share of the work done; returns the largest change of a chance before any
 * farkle and not so near.
 */
export function* sweepQuickly(
  solver: WinSolver,
  summaries: SummariesByThird,
  nearTarget: number,
): Generator<number, number> {
  const { counts, entered, grid } = solver.solution;
  const size = grid.scores.length;
  const pairs = countPairs(counts);
  const banked = usualBanks(solver);

  const worthOf = (turns: Turns, mine: number, yours: number): number => {
    const { own, other, against } = turns;
    const farkle = farkleWorth(solver, own, other, mine, yours);
    if (against === null) return solver.turnOfEntered(own, other, yours, farkle);
    const third = mine + 1 === counts ? 1 : 0;
    const here = own * size + other;
    if (yours + 1 < counts) {
      const bank = bankWorth(solver, banked[own] as number, other, yours);
      return summarized(summaries[third], here, farkle, bank);
    }
    const { farkle: then, value } = against[third];
    const chance = summaries[third].ofFarkle[here] as number;
    return Math.min(1, Math.max(0, value + chance * (farkle - then)));
  };

  solver.banksChanged();
  let moved = 0;
  for (let high = size - 1; high >= 0; high--) {
    for (let low = high; low >= 0; low--) {
      const places = low === high ? [[low, high] as const] : [[low, high] as const, [high, low] as const];
      const both = places.map(([own, other]): Turns => {
        const near = grid.target - (grid.scores[own] as number) <= nearTarget;
        const to = banked[own] as number;
        return { own, other, against: near ? null : summarize(solver, summaries, own, other, to) };
      });
      for (const [mine, yours] of pairs) {
        const list = entered[mine * counts + yours] as Float64Array;
        for (const turns of both) {
          const here = turns.own * size + turns.other;
          const value = worthOf(turns, mine, yours);
          if (mine + yours === 0 && turns.against !== null) {
            moved = Math.max(moved, Math.abs(value - (list[here] as number)));
          }
          list[here] = value;
        }
      }
      for (const { own, other } of both) enterRows(solver, own, other);
    }
    yield 1 - (high * high) / (size * size);
  }
  return moved;
}

/** The turns of one player, by indices of scores. */
interface Turns {
  readonly own: number;
  readonly other: number;
  /** Those against an opponent with two farkles, by whether a farkle is a third; null where every turn is solved. */
  readonly against: readonly [Solved, Solved] | null;
}

/** A solved turn, and what a farkle was taken to be worth. */
interface Solved {
  readonly farkle: number;
  readonly value: number;
}

/** Solves four turns and summarizes them; returns those against an opponent with two farkles. */
function summarize(
  solver: WinSolver,
  summaries: SummariesByThird,
  own: number,
  other: number,
  to: number,
): readonly [Solved, Solved] {
  const most = solver.solution.counts - 1;
  const here = own * solver.solution.grid.scores.length + other;
  const solved = (mine: number, yours: number): Solved => {
    const farkle = farkleWorth(solver, own, other, mine, yours);
    return { farkle, value: solver.turnOfEntered(own, other, yours, farkle) };
  };
  const turns = [solved(0, 0), solved(most, 0)] as const;
  const against = [solved(0, most), solved(most, most)] as const;
  const loss = turns[0].farkle - turns[1].farkle;
  const bend = summaries[0].bend[here] as number;
  const slope =
    Math.abs(loss) > tellable
      ? (turns[0].value - turns[1].value) / loss
      : (summaries[0].ofFarkle[here] as number) - (bend * loss) / 2;
  const bank = bankWorth(solver, to, other, 0);
  const shift = bankWorth(solver, to, other, most) - bank;
  for (const third of [0, 1] as const) {
    const into = summaries[third];
    const { farkle, value } = turns[third];
    const chance = Math.min(1, Math.max(0, slope + ((third === 0 ? bend : -bend) * loss) / 2));
    into.value[here] = value;
    into.farkle[here] = farkle;
    into.bank[here] = bank;
    into.ofFarkle[here] = chance;
    if (Math.abs(shift) < tellable) continue;
    const farkles = against[third].farkle - farkle;
    const banks = against[third].value - value - chance * farkles - (bend / 2) * (farkles - shift) ** 2;
    into.ofBank[here] = Math.min(1 - chance, Math.max(0, banks / shift));
  }
  return against;
}
