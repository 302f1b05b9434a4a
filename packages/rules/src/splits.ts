import { multisetCount, unionsWith } from './multisets.ts';

/**
 * Every way to split every multiset into a part that is taken and the rest that stays, taking nothing or everything
 * included. The splits of multiset m are the entries from `start[m]` up to, not including, `start[m + 1]`, by ascending
 * number of the part.
 */
export interface Splits {
  readonly start: Uint16Array;
  readonly part: Uint16Array;
  readonly rest: Uint16Array;
}

/** Flat lists, because a rule set's tables are built by running through all 18,564 splits several times. */
export const splits: Splits = listSplits();

function listSplits(): Splits {
  const unions = Array.from({ length: multisetCount }, (_, multiset) => unionsWith(multiset));

  const start = new Uint16Array(multisetCount + 1);
  for (const wholes of unions)
    for (const whole of wholes) start[whole + 1] = (start[whole + 1] as number) + 1;
  for (let multiset = 1; multiset <= multisetCount; multiset++) {
    start[multiset] = (start[multiset] as number) + (start[multiset - 1] as number);
  }

  const end = start.slice();
  const part = new Uint16Array(start[multisetCount] as number);
  const rest = new Uint16Array(part.length);
  for (let taken = 0; taken < multisetCount; taken++) {
    const wholes = unions[taken] as Uint16Array;
    for (let left = 0; left < wholes.length; left++) {
      const whole = wholes[left] as number;
      const at = end[whole] as number;
      part[at] = taken;
      rest[at] = left;
      end[whole] = at + 1;
    }
  }
  return { start, part, rest };
}
