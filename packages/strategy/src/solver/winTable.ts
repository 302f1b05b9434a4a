import { pointsGrid, type RuleSet } from '@farkle/rules';
import { rollOutcomes } from '../turn/rollOutcomes.ts';
import { bankEnds } from './bankRows.ts';
import { type LastTurn, lastTurn } from './lastTurn.ts';
import { rollingValue, solveTurn } from './solveTurn.ts';
import { turnKit, type Weighed } from './turnKit.ts';
import { chanceOf, type Standing, type WinSolution } from './winSolution.ts';

/** What a standing depends on beside the scores. Left out: a seat has entered if its score is above 0. */
export interface Flags {
  readonly ownEntered?: boolean;
  readonly otherEntered?: boolean;
  /** Farkles in a row so far, 0 to 2; of no account where a third costs nothing. */
  readonly ownFarkles?: number;
  readonly otherFarkles?: number;
}

/** The values of one turn, in chances to win. Turn points in points. */
export interface TurnChances {
  /** Rolling so many dice with so many turn points at stake. */
  readonly ofRolling: (turnPoints: number, diceLeft: number) => number;
  /** Banking so many turn points, whether or not the minimums allow it. */
  readonly ofBanking: (turnPoints: number) => number;
  readonly ofFarkle: number;
}

/** A solved game between two. */
export interface WinTable {
  readonly ruleSet: RuleSet;
  readonly solution: WinSolution;
  /**
   * The chance to win, a shared win as half, of the player about to start a turn. Scores in points. `own` is below the
   * target; `other` may have reached it where that starts a final round, and then this turn is the last.
   */
  readonly winChance: (own: number, other: number, flags?: Flags) => number;
  /** The same for every decision within that turn. */
  readonly turn: (own: number, other: number, flags?: Flags) => TurnChances;
  /**
   * A turn among any number of seats, by the approximation that beating one opponent and beating another are
   * independent: a bank's value is the product of its values against each. Exact with one opponent.
   */
  readonly turnAmong: (own: Seat, others: readonly Opponent[]) => TurnChances;
}

/** A seat's score in points with what else its chances depend on. */
export interface Seat {
  readonly score: number;
  readonly entered: boolean;
  readonly farkles: number;
}

/** Another seat, and whether it still has a turn to come once somebody has reached the target. */
export interface Opponent extends Seat {
  readonly plays: boolean;
}

/** Makes a solution answer questions. Turns are solved when they are asked about, in well under a millisecond. */
export function winTable(solution: WinSolution, weighed: Weighed = 'mostPoints'): WinTable {
  const { ruleSet } = solution;
  const turns = turnReader(solution, weighed);
  return {
    ruleSet,
    solution,
    winChance: (own, other, flags) => {
      const [mine, yours] = standings(ruleSet, own, other, flags);
      if (yours.score < ruleSet.target / pointsGrid) return chanceOf(solution, mine, yours);
      return turns.last.chance(yours.score - mine.score);
    },
    turn: (own, other, flags) => {
      const [mine, yours] = standings(ruleSet, own, other, flags);
      return turns.read(mine, [{ ...yours, plays: yours.score < ruleSet.target / pointsGrid }]);
    },
    turnAmong: (own, others) =>
      turns.read(
        { ...own, score: levelsOf(own.score) },
        others.map((other) => ({ ...other, score: levelsOf(other.score) })),
      ),
  };
}

function standings(ruleSet: RuleSet, own: number, other: number, flags: Flags = {}): [Standing, Standing] {
  const seat = (score: number, entered: boolean | undefined, farkles = 0): Standing => ({
    score: levelsOf(score),
    entered: ruleSet.entryMinimum === 0 || (entered ?? score > 0),
    farkles,
  });
  const mine = seat(own, flags.ownEntered, flags.ownFarkles);
  const yours = seat(other, flags.otherEntered, flags.otherFarkles);
  const target = ruleSet.target / pointsGrid;
  if (mine.score >= target || (yours.score >= target && ruleSet.ending === 'immediate')) {
    throw new RangeError(
      `With ${own} against ${other} points the game to ${ruleSet.target} is over or this turn cannot be: ask only about turns that can start.`,
    );
  }
  return [mine, yours];
}

function levelsOf(score: number): number {
  const levels = score / pointsGrid;
  if (Number.isInteger(levels) && levels >= 0) return levels;
  throw new RangeError(`No score is ${score}: scores are multiples of ${pointsGrid} from 0 up.`);
}

function turnReader(solution: WinSolution, weighed: Weighed) {
  const { ruleSet, counts } = solution;
  const leastFarkle = Math.min(
    ...rollOutcomes(ruleSet)
      .slice(1)
      .map(({ farkle }) => farkle),
  );
  const target = ruleSet.target / pointsGrid;
  const last: LastTurn =
    ruleSet.ending === 'finalRound' ? lastTurn(ruleSet, weighed) : { chance: () => 0, hopelessFrom: 0 };
  const minimums = Math.max(ruleSet.bankMinimum, ruleSet.entryMinimum) / pointsGrid;
  const ends = bankEnds(ruleSet, leastFarkle, weighed);
  // Decisions weigh every selection, also those that the table left out.
  const mostLevels = ends.length + last.hopelessFrom; // a lead above that cannot be caught
  const kit = turnKit(ruleSet, mostLevels + minimums + 2, 'all');

  const read = (own: Standing, others: readonly Rival[]): TurnChances => {
    const lead = Math.max(0, ...others.map(({ score }) => score));
    const isLast = lead >= target;
    const row = new Float64Array(Math.max(ends.length, Math.min(lead, mostLevels) + 2)).fill(1);
    let farkle = isLast ? 0 : 1;
    for (const other of others) {
      multiply(row, bankValues(other, isLast));
      if (!isLast) farkle *= farkleValue(own, other);
    }
    const { bankMinimum, entryMinimum } = ruleSet;
    const minimum = (own.entered ? bankMinimum : Math.max(bankMinimum, entryMinimum)) / pointsGrid;
    const top = Math.max(
      Math.min(lead, mostLevels) + 1,
      ...others.map(({ score }) => ends.top(own.score, score, farkle)),
    );
    const settled = Math.max(
      top,
      ...others.map(({ score }) => ends.settled(own.score, Math.min(score, target))),
    );
    solveTurn(kit, { own: own.score, top, settled, minimum, farkle, bank: row });
    const here = { ...kit, descent: { ...kit.descent, values: kit.descent.values.slice() } };
    const end = Math.max(settled, own.score + minimum);
    return {
      ofRolling: (turnPoints, diceLeft) => {
        const level = own.score + turnPoints / pointsGrid;
        if (level < end) return rollingValue(here, level, diceLeft, farkle);
        // Far above everything that could still matter a farkle is all that rolling changes.
        const chance = kit.full[diceLeft]?.farkle ?? 0;
        return chance * farkle + (1 - chance) * (row[Math.min(level, row.length - 1)] as number);
      },
      ofBanking: (turnPoints) => row[Math.min(own.score + turnPoints / pointsGrid, row.length - 1)] as number,
      ofFarkle: farkle,
    };
  };

  /** What a bank to each score is worth against one opponent. On a last turn those who have played only hold a score. */
  const bankValues = (other: Rival, isLast: boolean): Float64Array => {
    if (isLast) {
      const length = Math.max(ends.length, Math.min(other.score, mostLevels) + 2);
      return new Float64Array(length).map((_, score) => {
        if (other.plays) return score < other.score ? 0 : 1 - last.chance(score - other.score);
        if (score === other.score) return 0.5;
        return score < other.score ? 0 : 1;
      });
    }
    const row = ends.row(Math.min(other.score, target));
    for (let score = 0; score < target; score++) {
      row[score] = 1 - chanceOf(solution, other, { score, entered: true, farkles: 0 });
    }
    return row;
  };

  const farkleValue = (own: Standing, other: Standing): number => {
    const third = own.farkles + 1 >= counts;
    const score = third ? Math.max(0, own.score - ruleSet.threeFarkles / pointsGrid) : own.score;
    const after: Standing = { ...own, score, farkles: third ? 0 : own.farkles + 1 };
    return 1 - chanceOf(solution, other, after);
  };
  return { last, read };
}

/** A standing, and whether that seat still has a turn to come once somebody has reached the target. */
interface Rival extends Standing {
  readonly plays: boolean;
}

function multiply(row: Float64Array, by: Float64Array): void {
  const last = by.length - 1;
  for (let at = 0; at < row.length; at++) row[at] = (row[at] as number) * (by[Math.min(at, last)] as number);
}
