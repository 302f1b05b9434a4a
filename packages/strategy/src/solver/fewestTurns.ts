import { pointsGrid, type RuleSet } from '@farkle/rules';
import { rollingValue, solveTurn } from './solveTurn.ts';
import { type TurnKit, turnKit } from './turnKit.ts';

/** How many turns the target still takes under the play that needs fewest on average. */
export interface FewestTurns {
  /**
   * Expected turns, the one about to start included, from a score in points; 0 from the target on. A seat has entered
   * if its score is above 0 unless said; `farkles` are those in a row so far.
   */
  readonly expectedTurns: (score: number, flags?: SoloFlags) => number;
  /** The values of one turn: expected turns still to come after banking, rolling or a farkle (this one not counted). */
  readonly turn: (score: number, flags?: SoloFlags) => SoloTurn;
}

export interface SoloFlags {
  readonly entered?: boolean;
  readonly farkles?: number;
}

/** What is left to expect, by choice. For turns: fewer is better; for points: more. */
export interface SoloTurn {
  readonly ofRolling: (turnPoints: number, diceLeft: number) => number;
  readonly ofBanking: (turnPoints: number) => number;
}

/** Turns are looked at no higher than this above the start of the turn, in levels (20,000 points). */
const highestTurn = 400;
const settled = 1e-11;

/**
 * Solves the solo race to the target exactly; for targets above 20,000 points turns are looked at up to 20,000 points.
 * Values are negative turns, so that more is better as everywhere in the solver.
 */
export function fewestTurns(ruleSet: RuleSet): FewestTurns {
  const target = ruleSet.target / pointsGrid;
  const { bankMinimum, entryMinimum, threeFarkles } = ruleSet;
  const minimum = bankMinimum / pointsGrid;
  const entry = Math.max(bankMinimum, entryMinimum) / pointsGrid;
  const penalty = threeFarkles / pointsGrid;
  const counts = threeFarkles > 0 ? 3 : 1;
  const kit = turnKit(ruleSet, target + Math.max(minimum, entry) + 2);
  // By count of farkles: what a score (in levels) is worth; the target's 0 holds for everything above.
  const worth = Array.from({ length: counts }, () => new Float64Array(target + 1));
  const first = new Float64Array(counts);
  const bank = worth[0] as Float64Array;
  const solve = (own: number, least: number, farkle: number) => {
    const top = Math.min(target, own + highestTurn);
    return solveTurn(kit, { own, top, settled: top, minimum: least, farkle, bank }) - 1;
  };

  // A farkle leads to the next count; the third, after the penalty, to the score that is left with none.
  const afterFarkle = (score: number, count: number) =>
    count + 1 < counts
      ? ((worth[count + 1] as Float64Array)[score] as number)
      : (bank[Math.max(0, score - penalty)] as number);
  const firstAfterFarkle = (count: number) => first[(count + 1) % counts] as number;

  for (let moved = 1; moved > settled; ) {
    moved = 0;
    for (let score = target - 1; score >= 0; score--) {
      moved = Math.max(
        moved,
        settle((value) => solve(score, minimum, value), worth, score, afterFarkle, penalty),
      );
    }
    if (penalty === 0) break;
  }
  for (let round = 0, moved = 1; moved > settled && round < 200; round++) {
    moved = 0;
    for (let count = counts - 1; count >= 0; count--) {
      const value = solve(0, entry, firstAfterFarkle(count));
      moved = Math.max(moved, Math.abs(value - (first[count] as number)));
      first[count] = value;
    }
  }

  const standing = (score: number, { entered = score > 0, farkles = 0 }: SoloFlags = {}) => ({
    score: score / pointsGrid,
    entered: entered || entryMinimum === 0,
    count: Math.min(farkles, counts - 1),
  });
  return {
    expectedTurns: (score, flags) => {
      const { score: own, entered, count } = standing(score, flags);
      if (own >= target) return 0;
      return -(entered ? ((worth[count] as Float64Array)[own] as number) : (first[count] as number));
    },
    turn: (score, flags) => {
      const { score: own, entered, count } = standing(score, flags);
      const farkle = entered ? afterFarkle(own, count) : firstAfterFarkle(count);
      solve(own, entered ? minimum : entry, farkle);
      return soloTurn(kit, own, bank, farkle, -1);
    },
  };
}

/**
 * Settles the values of one score for all counts, from the highest count down; where no farkle is counted, the value
 * depends on itself. Returns the largest change.
 */
function settle(
  turn: (farkle: number) => number,
  worth: readonly Float64Array[],
  score: number,
  afterFarkle: (score: number, count: number) => number,
  penalty: number,
): number {
  let moved = 0;
  for (let count = worth.length - 1; count >= 0; count--) {
    const list = worth[count] as Float64Array;
    const before = list[score] as number;
    const value =
      penalty > 0 ? turn(afterFarkle(score, count)) : fixedPoint(turn, (list[score + 1] as number) - 0.1);
    list[score] = value;
    moved = Math.max(moved, Math.abs(value - before));
  }
  return moved;
}

/** The value that a turn has when a farkle leads back to it. Growing and convex, so Newton's steps by secants settle. */
function fixedPoint(turn: (farkle: number) => number, guess: number): number {
  let here = guess;
  let there = turn(here);
  for (let round = 0; round < 60 && Math.abs(there - here) > settled; round++) {
    const next = turn(there);
    const slope = Math.min(0.99, Math.max(0, (next - there) / (there - here)));
    here = there + (next - there) / (1 - slope);
    there = turn(here);
  }
  return there;
}

/** Reads the turn last solved with a kit. `sign` −1 gives turns, 1 points. */
function soloTurn(kit: TurnKit, own: number, bank: Float64Array, farkle: number, sign: number): SoloTurn {
  const descent = { ...kit.descent, values: kit.descent.values.slice() };
  const last = bank.length - 1;
  const banked = (turnPoints: number) => bank[Math.min(own + turnPoints / pointsGrid, last)] as number;
  return {
    ofBanking: (turnPoints) => sign * banked(turnPoints),
    ofRolling: (turnPoints, diceLeft) => {
      const program = kit.full[diceLeft];
      const place = own + turnPoints / pointsGrid;
      if (program === undefined) throw new RangeError(`Nobody rolls ${diceLeft} dice.`);
      if (place >= last) return sign * (program.farkle * farkle + (1 - program.farkle) * banked(turnPoints));
      return sign * rollingValue({ ...kit, descent }, place, diceLeft, farkle);
    },
  };
}
