import type { Combination } from './combinations/combination.ts';
import { multisetCount, multisetOf, multisetSplits } from './multisets.ts';

/** The best complete division of every multiset, by number; built from one table's combinations. */
export interface Divisions {
  /** The highest worth over all complete divisions, in points; 0 where the dice cannot be divided completely. */
  readonly points: readonly number[];
  /**
   * The division that is worth the most; of equals the one of the fewest combinations, then the one whose first
   * combination has the most dice. Empty where there is none.
   */
  readonly combinations: readonly (readonly Combination[])[];
}

/**
 * Divides every multiset. Whatever combination a division begins with, the rest of the dice is a smaller multiset
 * that is divided already, so each one costs a look at its parts.
 */
export function divideAll(combinations: readonly Combination[]): Divisions {
  const combinationOf = new Array<Combination | undefined>(multisetCount).fill(undefined);
  for (const combination of combinations) combinationOf[multisetOf(combination.dice)] = combination;

  const points: number[] = [0];
  const divisions: (readonly Combination[])[] = [Object.freeze([])];
  for (let multiset = 1; multiset < multisetCount; multiset++) {
    let most = 0;
    let first: Combination | undefined;
    let others: readonly Combination[] = [];
    for (const { part, rest } of multisetSplits[multiset] ?? []) {
      const combination = combinationOf[part];
      const restPoints = points[rest] ?? 0;
      const restDivision = divisions[rest] ?? [];
      if (combination === undefined || (rest !== 0 && restPoints === 0)) continue;
      const worth = combination.points + restPoints;
      if (worth > most || (worth === most && restDivision.length <= others.length)) {
        most = worth;
        first = combination;
        others = restDivision;
      }
    }
    points.push(most);
    divisions.push(Object.freeze(first === undefined ? [] : [first, ...others]));
  }
  return { points: Object.freeze(points), combinations: Object.freeze(divisions) };
}
