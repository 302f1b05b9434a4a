import { type Dice, type Game, seatAt, sortDice } from '@farkle/rules';
import { minimumOf, type Option, optionsOf } from '../players/options.ts';
import { expectRollToAnswer } from '../players/player.ts';
import type { WinTable } from '../solver/winTable.ts';
import { expectedPoints } from '../turn/expectedPoints.ts';
import { type Currency, valuesFor } from './currency.ts';
import { type Grade, gradeOf } from './grade.ts';
import { type Reason, reasonsFor } from './reasons.ts';

/** One thing a player could do with the roll on the table, and what it is worth in the game's own currency. */
export interface ValuedOption {
  readonly setAside: Dice;
  readonly then: 'roll' | 'bank';
  /** Turn points with the selection added. */
  readonly turnPoints: number;
  /** Dice of the next roll if the player rolls on. */
  readonly diceLeft: number;
  /** Chance to win (0–1), expected points of the turn, or expected turns still to come (fewer is better). */
  readonly value: number;
}

/** The coach's view of a position. */
export interface Advice {
  readonly currency: Currency;
  /** Every legal option, best first. */
  readonly options: readonly ValuedOption[];
  readonly best: ValuedOption;
  /** There was nothing to choose. */
  readonly forced: boolean;
  readonly reasons: readonly Reason[];
}

/** The coach's view of a move that was made. */
export interface Review extends Advice {
  readonly made: ValuedOption;
  /** What the move cost against the best, never below 0, in the currency. */
  readonly cost: number;
  /** Null for a forced move. */
  readonly grade: Grade | null;
}

/** A move as it is made: the dice set aside, in any order, and what comes then. */
export interface Move {
  readonly setAside: Dice;
  readonly then: 'roll' | 'bank';
}

/**
 * All there is to say about the roll on the table. `table` is a solved game of the same rules, for games of two seats
 * or more; without one the advice is in expected points.
 */
export function advise(game: Game, table: WinTable | null = null): Advice {
  expectRollToAnswer(game);
  const { currency, worth } = valuesFor(game, table);
  const sign = currency === 'turns' ? -1 : 1;
  const options = optionsOf(game)
    .flatMap((option) => ways(option).map((then) => valued(option, then, worth)))
    .sort((a, b) => better(sign * (b.value - a.value), a, b));
  const best = options[0];
  if (best === undefined) throw new Error('A farkle leaves nothing to advise on: ask before a roll is lost.');
  return {
    currency,
    options,
    best,
    forced: options.length === 1,
    reasons: reasonsFor(game, best, pointsTable(game)),
  };
}

/** The same with a verdict on a move. Throws for a move that the rules refuse: it cannot have been made. */
export function review(game: Game, move: Move, table: WinTable | null = null): Review {
  const advice = advise(game, table);
  const dice = sortDice(move.setAside).join();
  const made = advice.options.find(
    ({ setAside, then }) => then === move.then && sortDice(setAside).join() === dice,
  );
  if (made === undefined) {
    throw new Error(
      `The move ${dice} ${move.then} is not legal here, so it cannot be reviewed: pass the game as it stood before the move.`,
    );
  }
  const sign = advice.currency === 'turns' ? -1 : 1;
  const cost = Math.max(0, sign * (advice.best.value - made.value));
  return { ...advice, made, cost, grade: advice.forced ? null : gradeOf(cost, advice.currency) };
}

function ways({ mayBank }: Option): readonly ('roll' | 'bank')[] {
  return mayBank ? ['bank', 'roll'] : ['roll'];
}

function valued(
  { setAside, turnPoints, diceLeft, ...option }: Option,
  then: 'roll' | 'bank',
  worth: (option: Option) => { rolling: number; banking: number },
): ValuedOption {
  const { rolling, banking } = worth({ setAside, turnPoints, diceLeft, ...option });
  return { setAside, then, turnPoints, diceLeft, value: then === 'bank' ? banking : rolling };
}

function better(ahead: number, a: ValuedOption, b: ValuedOption): number {
  if (Math.abs(ahead) > 1e-12) return ahead;
  if (a.then !== b.then) return a.then === 'bank' ? -1 : 1;
  return b.turnPoints - a.turnPoints;
}

function pointsTable(game: Game) {
  const { turn, ruleSet } = game;
  if (seatAt(game, turn.seat).left) throw new Error('A seat that has left makes no moves to review.');
  return expectedPoints(ruleSet, minimumOf(game));
}
