import type { Dice, Face } from './dice.ts';
import { diceInPlay } from './dice.ts';
import type { IllegalPlay } from './illegalPlay.ts';
import type { Result } from './result.ts';
import type { RuleSet } from './ruleSet.ts';
import { scoreSelection } from './scoring.ts';

/** One answered roll: what fell, what was set aside of it, and its worth in points. */
export interface KeptRow {
  readonly rolled: Dice;
  readonly dice: Dice;
  readonly points: number;
}

/** What a farkle cost: turn points lost, and the points really taken for the third in a row (else 0). */
export interface FarkleLoss {
  readonly lost: number;
  readonly penalty: number;
}

/** A turn as plain data. Dice that are still to come appear nowhere in it. */
export interface Turn {
  /** Counts the turns of the whole game from 0, all seats together. */
  readonly number: number;
  /** Whose turn it is, as an index into the game's seats. */
  readonly seat: number;
  /** Rolls landed so far, and so the number (from 0) of the next one; goes on after hot dice. */
  readonly rolls: number;
  /** The roll that waits for an answer; empty before the first roll and once it is answered. */
  readonly roll: Dice;
  /** Answered rolls, oldest first. */
  readonly kept: readonly KeptRow[];
  /** Turn points: set aside in this turn and still at risk. */
  readonly points: number;
  /** Dice that the next roll takes; with a roll on the table, the number of its dice. */
  readonly diceLeft: number;
  /** Set when the roll on the table is a farkle. */
  readonly farkle: FarkleLoss | null;
}

/** A fresh turn: six dice, no points. */
export function startTurn(number: number, seat: number): Turn {
  return { number, seat, rolls: 0, roll: [], kept: [], points: 0, diceLeft: diceInPlay, farkle: null };
}

/** What a selection would make of a turn, before anything is committed. */
export interface Prospect {
  /** Worth of the selection in points. */
  readonly selectionPoints: number;
  /** Turn points with the selection added. */
  readonly turnPoints: number;
  /** Dice of the next roll if the player rolls on. */
  readonly nextDice: number;
  /** The selection completes all six dice. */
  readonly hotDice: boolean;
}

/**
 * Looks at a selection without committing it. Fails with `turnIsOver` after a farkle, `rollFirst` without a
 * roll, `nothingSelected`, `notInRoll` and `doesNotScore` for the selection itself.
 */
export function prospect(turn: Turn, selection: Dice, ruleSet: RuleSet): Result<Prospect, IllegalPlay> {
  if (turn.farkle !== null) return { ok: false, error: { code: 'turnIsOver' } };
  if (turn.roll.length === 0) return { ok: false, error: { code: 'rollFirst' } };
  const strangers = without(selection, turn.roll);
  if (strangers.length > 0) return { ok: false, error: { code: 'notInRoll', dice: strangers } };
  const scored = scoreSelection(selection, ruleSet);
  if (!scored.ok) return scored;
  const selectionPoints = scored.value.points;
  const rest = turn.roll.length - selection.length;
  return {
    ok: true,
    value: {
      selectionPoints,
      turnPoints: turn.points + selectionPoints,
      nextDice: rest === 0 ? diceInPlay : rest,
      hotDice: rest === 0,
    },
  };
}

/** Commits a selection: the dice join the kept rows, their points the turn points. Fails as `prospect` does. */
export function setAside(turn: Turn, selection: Dice, ruleSet: RuleSet): Result<Turn, IllegalPlay> {
  const seen = prospect(turn, selection, ruleSet);
  if (!seen.ok) return seen;
  const row: KeptRow = { rolled: turn.roll, dice: selection, points: seen.value.selectionPoints };
  return {
    ok: true,
    value: {
      ...turn,
      roll: [],
      kept: [...turn.kept, row],
      points: seen.value.turnPoints,
      diceLeft: seen.value.nextDice,
    },
  };
}

/** The dice of `dice` that are left when those of `taken` are removed one for one. */
export function without(dice: Dice, taken: Dice): Face[] {
  const rest = [...taken];
  return dice.filter((face) => {
    const at = rest.indexOf(face);
    if (at === -1) return true;
    rest.splice(at, 1);
    return false;
  });
}
