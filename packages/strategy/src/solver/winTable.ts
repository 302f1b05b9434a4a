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
    turn: (own, other, flags) => turns.read(...standings(ruleSet, own, other, flags)),
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
  const kit = turnKit(ruleSet, ends.length + last.hopelessFrom + minimums + 1, 'all');

  const read = (own: Standing, other: Standing): TurnChances => {
    const isLast = other.score >= target;
    const row = isLast ? lastRow(own, other) : ordinaryRow(other);
    const farkle = isLast ? 0 : farkleValue(own, other);
    const { bankMinimum, entryMinimum } = ruleSet;
    const minimum = (own.entered ? bankMinimum : Math.max(bankMinimum, entryMinimum)) / pointsGrid;
    const top = isLast ? other.score + 1 : ends.top(own.score, other.score, farkle);
    const settled = isLast ? top : ends.settled(own.score, other.score);
    solveTurn(kit, { own: own.score, top, settled, minimum, farkle, bank: row });
    const values = kit.values.slice();
    const here = { ...kit, values };
    const end = values.length / 8 - kit.reach - 1;
    return {
      ofRolling: (turnPoints, diceLeft) => {
        const level = own.score + turnPoints / pointsGrid;
        // Far above everything that could still matter a farkle is all that rolling changes.
        if (level >= Math.min(end, Math.max(top, own.score + minimum))) {
          const chance = kit.full[diceLeft]?.farkle ?? 0;
          return chance * farkle + (1 - chance) * (row[Math.min(level, row.length - 1)] as number);
        }
        return rollingValue(here, level, diceLeft, farkle);
      },
      ofBanking: (turnPoints) => row[Math.min(own.score + turnPoints / pointsGrid, row.length - 1)] as number,
      ofFarkle: farkle,
    };
  };

  const lastRow = (own: Standing, other: Standing): Float64Array => {
    const row = new Float64Array(other.score + 2);
    row[other.score] = 0.5;
    row[other.score + 1] = 1;
    if (own.score > other.score) throw new Error('Nobody starts a last turn ahead of the score to beat.');
    return row;
  };

  const ordinaryRow = (other: Standing): Float64Array => {
    const row = ends.row(other.score);
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
