import type { RuleSet } from '@farkle/rules';
import { type ExpectedPoints, expectedPoints } from '../turn/expectedPoints.ts';

/** Where a seat stands before its turn in a game of a number of turns. */
export interface TurnsStanding {
  /** Turns left, this one included. */
  readonly turns: number;
  readonly score: number;
  readonly entered: boolean;
  readonly farkles: number;
}

/** The turn that expects the highest final score, the turns after it included. */
export interface TurnOfTurns {
  /** The turn's table, with what a farkle costs beyond the turn points built in. */
  readonly table: ExpectedPoints;
  /** What the turns after a bank still bring on average. */
  readonly afterBank: number;
}

/**
 * Expected points still to come with so many turns left under best play, and the turn that leads there. Exact without
 * a penalty for three farkles. With one, a later third farkle is taken to cost the penalty in full, which is too
 * much only for a score that is still lower than that.
 */
export function turnsGoal(
  ruleSet: RuleSet,
): (standing: TurnsStanding) => TurnOfTurns & { readonly points: number } {
  const { bankMinimum, entryMinimum, threeFarkles } = ruleSet;
  const known = new Map<string, number>();
  const toCome = (turns: number, entered: boolean, farkles: number): number => {
    if (turns === 0) return 0;
    if (entered && threeFarkles === 0) return turns * expectedPoints(ruleSet, bankMinimum).ofRolling(0, 6);
    const key = `${turns} ${entered} ${farkles}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const { table, afterBank } = turnOf({ turns, entered, farkles, score: threeFarkles });
    const points = table.ofRolling(0, 6) + afterBank;
    known.set(key, points);
    return points;
  };
  const turnOf = ({ turns, entered, farkles, score }: TurnsStanding): TurnOfTurns => {
    const afterBank = toCome(turns - 1, true, 0);
    const third = threeFarkles > 0 && farkles === 2;
    const counted = threeFarkles > 0 && !third ? farkles + 1 : 0;
    const cost = third ? Math.min(score, threeFarkles) : 0;
    const farkle = Math.min(0, toCome(turns - 1, entered, counted) - cost - afterBank);
    const minimum = entered ? bankMinimum : Math.max(bankMinimum, entryMinimum);
    return { table: expectedPoints(ruleSet, minimum, farkle), afterBank };
  };
  return (standing) => {
    const turn = turnOf(standing);
    return { ...turn, points: turn.table.ofRolling(0, 6) + turn.afterBank };
  };
}
