import type { Dice, Game, KeptRow, Result, TurnRecord } from '@farkle/rules';
import {
  bank,
  bankedTurn,
  farkledTurn,
  land,
  leave,
  leftTurn,
  passFarkle,
  rollFits,
  rollOn,
  setAside,
  startGame,
} from '@farkle/rules';
import { agree } from './reading.ts';
import { same } from './same.ts';

/**
 * Plays a saved game again from its log and the turn on the table, by the same reducers that played it. Whatever
 * the rules would not have let happen is damage. The log does not say when a seat left that was not to move, so
 * such a seat leaves here at the last moment: when it would have been its turn, or at the end. A witness is told each
 * answer to a roll just before it is played.
 */
export function replayLog(saved: Game, log: readonly TurnRecord[], witness: Witness = nobody): Game {
  const { ruleSet, goal, firstSeat, seats } = saved;
  agree(firstSeat < seats.length, 'context.game.firstSeat');
  agree(goal.kind !== 'fewestTurns' || seats.length === 1, 'context.game.goal');
  let game = startGame({ ruleSet, goal, firstSeat, seats: seats.length });
  for (const [index, record] of log.entries()) {
    const at = `context.log.${index}`;
    agree(game.result === null && record.number === game.turn.number && record.seat === game.turn.seat, at);
    const isLast = record.number === saved.turn.number;
    const next = isLast ? undefined : (log[index + 1]?.seat ?? saved.turn.seat);
    game = playTurn(game, record, { saved, next, at, witness });
  }
  if (game.result !== null || game.turn.farkle !== null) return game;
  const { kept, roll } = saved.turn;
  game = answerRolls(game, kept, 'context.game.turn.kept', witness);
  if (roll.length > 0) game = landed(game, roll, 'context.game.turn.roll');
  agree(game.turn.farkle === null, 'context.log'); // a farkle is in the log as soon as it lies there
  return letLeave(game, missing(game, saved));
}

/** Sees the game with a roll on the table, the dice that are set aside of it, and what comes then. */
export type Witness = (before: Game, dice: Dice, then: 'roll' | 'bank') => void;

const nobody: Witness = () => undefined;

interface Pass {
  readonly saved: Game;
  /** Whose turn comes next; undefined when this turn still lies on the table. */
  readonly next: number | undefined;
  readonly at: string;
  readonly witness: Witness;
}

function playTurn(before: Game, record: TurnRecord, pass: Pass): Game {
  const { ending, kept } = record;
  const { at, saved, next, witness } = pass;
  const gone = (game: Game) => (next === undefined ? missing(game, saved) : skipped(game, saved, next));
  switch (ending.kind) {
    case 'banked': {
      const last = kept.at(-1);
      agree(last !== undefined, at);
      const answered = answerRolls(before, kept.slice(0, -1), at, witness);
      const rolled = landed(answered, last.rolled, at);
      const aside = must(setAside(rolled.turn, last.dice, rolled.ruleSet), at);
      agree(same(bankedTurn(aside), record), at);
      const banking = letLeave(rolled, gone(rolled));
      witness(banking, last.dice, 'bank');
      return must(bank(banking, last.dice), at);
    }
    case 'farkled': {
      const farkled = landed(answerRolls(before, kept, at, witness), ending.dice, at);
      agree(farkled.turn.farkle !== null && same(farkledTurn(farkled.turn), record), at);
      const standsStill = next === undefined && saved.result === null;
      const seats = gone(farkled).filter((seat) => seat !== record.seat);
      const left = letLeave(farkled, seats);
      if (standsStill || left.result !== null) return left;
      if (next === undefined && saved.seats[record.seat]?.left) return must(leave(left, record.seat), at);
      return passFarkle(left);
    }
    case 'left': {
      const answered = answerRolls(before, kept, at, witness);
      agree(same(leftTurn(answered.turn), record), at);
      const { roll } = saved.turn;
      const lying = next === undefined && roll.length > 0 ? landed(answered, roll, at) : answered;
      agree(lying.turn.farkle === null, at);
      const seats = gone(lying).filter((seat) => seat !== record.seat);
      return must(leave(letLeave(lying, seats), record.seat), at);
    }
    default:
      return ending satisfies never;
  }
}

/** Lands each roll and sets aside what was kept of it, the last one too: the next roll is due. */
function answerRolls(before: Game, kept: readonly KeptRow[], at: string, witness: Witness): Game {
  let game = before;
  for (const row of kept) {
    const rolled = landed(game, row.rolled, at);
    witness(rolled, row.dice, 'roll');
    game = must(rollOn(rolled, row.dice), at);
  }
  return game;
}

function landed(game: Game, dice: Dice, at: string): Game {
  agree(rollFits(game, dice), at);
  return land(game, dice);
}

/** Seats that have left the saved game and are still in this one. */
function missing(game: Game, saved: Game): number[] {
  return game.seats.flatMap(({ left }, seat) => (saved.seats[seat]?.left && !left ? seat : []));
}

/** Those of them that would have been to move between this turn's seat and the next one's. */
function skipped(game: Game, saved: Game, next: number): number[] {
  const count = game.seats.length;
  const steps = (to: number) => (to - game.turn.seat + count - 1) % count;
  return missing(game, saved).filter((seat) => steps(seat) < steps(next));
}

function letLeave(before: Game, seats: readonly number[]): Game {
  let game = before;
  for (const seat of seats) {
    if (game.result === null) game = must(leave(game, seat), `context.game.seats.${seat}`);
  }
  return game;
}

function must<T>(result: Result<T, unknown>, at: string): T {
  agree(result.ok, at);
  return result.value;
}
