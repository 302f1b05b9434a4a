import type { Dice } from './dice.ts';
import { impossibleDice, isRoll } from './dice.ts';
import type { Game } from './game.ts';
import { farkleLoss, leaders, rollDue, seatAt, seatsFrom, withSeat } from './game.ts';
import type { IllegalPlay } from './illegalPlay.ts';
import { passOn } from './passing.ts';
import type { Result } from './result.ts';
import { isFarkle } from './selections.ts';
import { prospect, setAside } from './turn.ts';

type Played = Result<Game, IllegalPlay>;

const refuse = (error: IllegalPlay): Played => ({ ok: false, error });

/** Whether these dice are what the game waits for: the right number, each a face from 1 to 6. */
export function rollFits(game: Game, dice: unknown): dice is Dice {
  const due = rollDue(game);
  return due !== null && isRoll(dice) && dice.length === due.count;
}

/**
 * Puts a roll on the table. A farkle takes its toll at once (turn points, and the penalty for the third in a
 * row) and then waits for `passFarkle`. Throws for dice that the game does not wait for.
 */
export function land(game: Game, dice: Dice): Game {
  if (!isRoll(dice)) throw impossibleDice(dice);
  const due = rollDue(game);
  if (due === null) throw new Error('Dice landed although no roll is due: ask rollDue first.');
  if (dice.length !== due.count) {
    throw new RangeError(
      `${dice.length} dice landed where ${due.count} are due: deal as many as rollDue says.`,
    );
  }
  const turn = { ...game.turn, roll: dice, rolls: game.turn.rolls + 1 };
  if (!isFarkle(dice, game.ruleSet)) return { ...game, turn };
  const farkle = farkleLoss(game);
  const { score, farklesInRow } = seatAt(game, turn.seat);
  const counted = farklesInRow + 1;
  const third = game.ruleSet.threeFarkles > 0 && counted === 3;
  return withSeat({ ...game, turn: { ...turn, points: 0, farkle } }, turn.seat, {
    score: score - farkle.penalty,
    farklesInRow: third ? 0 : counted,
  });
}

/**
 * Rolls on: commits the selection and makes the next roll due. Before the first roll of a turn the selection
 * is empty. Fails as `prospect` does, or with `gameIsOver`.
 */
export function rollOn(game: Game, selection: Dice): Played {
  if (game.result !== null) return refuse({ code: 'gameIsOver' });
  if (rollDue(game) !== null && selection.length === 0) return { ok: true, value: game };
  const turn = setAside(game.turn, selection, game.ruleSet);
  return turn.ok ? { ok: true, value: { ...game, turn: turn.value } } : turn;
}

/**
 * Why this selection cannot be banked, or null if it can. In this order: the game is over; the selection
 * itself (as `prospect`); hot dice that must be rolled; the entry minimum; the bank minimum. Meeting a minimum
 * exactly is enough.
 */
export function whyNotBank(game: Game, selection: Dice): IllegalPlay | null {
  if (game.result !== null) return { code: 'gameIsOver' };
  const seen = prospect(game.turn, selection, game.ruleSet);
  if (!seen.ok) return seen.error;
  const { entryMinimum, bankMinimum, hotDice } = game.ruleSet;
  const have = seen.value.turnPoints;
  if (seen.value.hotDice && hotDice === 'mustRoll') return { code: 'hotDiceMustRoll' };
  if (!seatAt(game, game.turn.seat).entered && have < entryMinimum) {
    return { code: 'belowEntryMinimum', needs: entryMinimum, have };
  }
  if (have < bankMinimum) return { code: 'belowBankMinimum', needs: bankMinimum, have };
  return null;
}

/** Banks: commits the selection, adds the turn points to the score and passes the dice on. */
export function bank(game: Game, selection: Dice): Played {
  const reason = whyNotBank(game, selection);
  if (reason !== null) return refuse(reason);
  const turn = setAside(game.turn, selection, game.ruleSet);
  if (!turn.ok) return turn;
  const { seat, points } = turn.value;
  const banked = withSeat({ ...game, turn: turn.value }, seat, {
    score: seatAt(game, seat).score + points,
    entered: true,
    farklesInRow: 0,
  });
  return { ok: true, value: passOn(banked) };
}

/** Ends the turn of a farkle that has been seen. Throws when there is none. */
export function passFarkle(game: Game): Game {
  if (game.turn.farkle === null)
    throw new Error('No farkle lies on the table: pass on only what has farkled.');
  return passOn(game);
}

/**
 * A seat leaves: its turn points are lost, it cannot win, and it is skipped from now on. The last seat left has
 * won; a solo game is abandoned. Fails with `seatIsEmpty` or `gameIsOver`.
 */
export function leave(game: Game, seat: number): Played {
  if (game.result !== null) return refuse({ code: 'gameIsOver' });
  if (game.seats[seat] === undefined || seatAt(game, seat).left) return refuse({ code: 'seatIsEmpty' });
  const without = withoutSeat(game, seat);
  const inGame = seatsFrom(without, 0);
  if (inGame.length === 0) return over(without, { ending: 'abandoned', winners: [] });
  if (inGame.length === 1) return over(without, { ending: 'lastSeat', winners: leaders(without) });
  return { ok: true, value: seat === game.turn.seat ? passOn(without) : without };
}

function withoutSeat(game: Game, seat: number): Game {
  const left = withSeat(game, seat, { left: true });
  if (left.finalRound === null) return left;
  const remaining = left.finalRound.remaining.filter((each) => each !== seat);
  return { ...left, finalRound: { ...left.finalRound, remaining } };
}

function over(game: Game, result: NonNullable<Game['result']>): Played {
  return { ok: true, value: { ...game, result } };
}
