import { pointsGrid } from '@farkle/rules';
import type { BankEnds } from './bankRows.ts';
import { type Fineness, type Ladder, ladder } from './ladder.ts';
import type { TurnKit } from './turnKit.ts';
import type { WinSolution } from './winSolution.ts';

/** A ladder to every opponent who has entered, made when first needed. */
export interface Ladders {
  /** To an opponent with the kept score of this index and so many farkles in a row. */
  readonly to: (other: number, count: number) => Ladder;
  /** Starts all of them anew: banks have changed. */
  readonly forget: () => void;
}

/**
 * With the penalty turns are asked about with three counts of farkles by turns, many times over, and the chances are
 * known less well anyway.
 */
const finenesses: Record<'plain' | 'withPenalty', Fineness> = {
  plain: { rungs: 44, kept: 3, near: 36, nearHot: 36 },
  withPenalty: { rungs: 36, kept: 12, near: 30, nearHot: 0 },
};

/** The ladders of a solution. `rows` tell what banks are worth, by count of farkles and kept score of the opponent. */
export function laddersTo(
  { ruleSet, grid, counts }: WinSolution,
  { kit, ends, rows }: { kit: TurnKit; ends: BankEnds; rows: readonly (readonly Float64Array[])[] },
): Ladders {
  const minimum = ruleSet.bankMinimum / pointsGrid;
  const room = ends.length + minimum + kit.reach + 3;
  const fineness = counts > 1 ? finenesses.withPenalty : finenesses.plain;
  const ladders: Ladder[] = [];
  return {
    to: (other, count) => {
      const place = count * grid.scores.length + other;
      const score = grid.scores[other] as number;
      ladders[place] ??= ladder({
        kit,
        room,
        minimum,
        bank: rows[count]?.[other] as Float64Array,
        top: (farkle) => ends.top(0, score, farkle),
        settled: ends.settled(0, score),
        fineness,
      });
      return ladders[place];
    },
    forget: () => {
      for (const one of ladders) one?.forget();
    },
  };
}
