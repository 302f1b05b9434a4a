import type { Combination } from './combinations/combination.ts';
import { multisetCount, multisetOf } from './multisets.ts';
import { splits } from './splits.ts';

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
  const worthAlone = new Array<number>(multisetCount).fill(0);
  const combinationOf = new Map<number, Combination>();
  for (const combination of combinations) {
    const multiset = multisetOf(combination.dice);
    worthAlone[multiset] = combination.points;
    combinationOf.set(multiset, combination);
  }

  const { start, part, rest } = splits;
  const points = new Array<number>(multisetCount).fill(0);
  const divisions: (readonly Combination[])[] = [Object.freeze([])];
  for (let multiset = 1; multiset < multisetCount; multiset++) {
    let most = 0;
    let chosen = -1;
    let fewest = 0;
    for (let at = start[multiset] as number; at < (start[multiset + 1] as number); at++) {
      const alone = worthAlone[part[at] as number] as number;
      if (alone === 0) continue;
      const left = rest[at] as number;
      const worthLeft = points[left] as number;
      if (left !== 0 && worthLeft === 0) continue;
      const groups = (divisions[left] as readonly Combination[]).length;
      if (alone + worthLeft > most || (alone + worthLeft === most && groups <= fewest)) {
        most = alone + worthLeft;
        chosen = at;
        fewest = groups;
      }
    }
    points[multiset] = most;
    const first = combinationOf.get(part[chosen] ?? -1);
    const others = divisions[rest[chosen] ?? 0] as readonly Combination[];
    divisions.push(first === undefined ? others : Object.freeze([first, ...others]));
  }
  return { points: Object.freeze(points), combinations: Object.freeze(divisions) };
}
