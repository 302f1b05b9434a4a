import type { FinalRound, Game, GameEnding } from './game.ts';
import { leaders, seatAt, seatsFrom, withSeat } from './game.ts';
import { startTurn } from './turn.ts';

/**
 * Ends the turn and finds what comes next: the game's end, the final round, or the next seat's turn. The turn
 * that has ended stays as it was in `game.turn` when the game is over.
 */
export function passOn(game: Game): Game {
  const { seat } = game.turn;
  const taken = withSeat(game, seat, { turnsTaken: seatAt(game, seat).turnsTaken + 1 });
  switch (game.goal.kind) {
    case 'turns':
      return everyoneHasPlayed(taken, game.goal.turns) ? finish(taken, 'turns') : nextSeat(taken);
    case 'fewestTurns':
      return reachedTarget(taken, seat) ? finish(taken, 'fewestTurns') : nextSeat(taken);
    case 'target':
      if (game.finalRound !== null) return playFinalRound(taken, game.finalRound);
      if (!reachedTarget(taken, seat)) return nextSeat(taken);
      if (game.ruleSet.ending === 'immediate') return finish(taken, 'target');
      return playFinalRound(taken, { startedBy: seat, remaining: seatsFrom(taken, seat) });
    default:
      return game.goal satisfies never;
  }
}

/** Whether the current turn is this seat's last: in the final round, or the last of a turns goal. */
export function isLastTurn(game: Game): boolean {
  if (game.result !== null) return false;
  if (game.goal.kind === 'turns') return seatAt(game, game.turn.seat).turnsTaken === game.goal.turns - 1;
  return game.finalRound !== null;
}

/**
 * Whether banking this many turn points on a last turn certainly loses: the score would stay below one that
 * nobody can take away any more. A leader who still has a turn and would pay for a third farkle in a row
 * counts with what would be left to them.
 */
export function bankLoses(game: Game, turnPoints: number): boolean {
  if (!isLastTurn(game)) return false;
  const { seat } = game.turn;
  const mine = seatAt(game, seat).score + turnPoints;
  return seatsFrom(game, 0).some((other) => other !== seat && certainScore(game, other) > mine);
}

function certainScore(game: Game, seat: number): number {
  const { score, farklesInRow, turnsTaken } = seatAt(game, seat);
  const { threeFarkles } = game.ruleSet;
  const stillPlays =
    game.goal.kind === 'turns'
      ? turnsTaken < game.goal.turns
      : (game.finalRound?.remaining.includes(seat) ?? false);
  return stillPlays && threeFarkles > 0 && farklesInRow === 2 ? Math.max(0, score - threeFarkles) : score;
}

function playFinalRound(game: Game, { startedBy, remaining }: FinalRound): Game {
  const still = remaining.filter((seat) => seat !== game.turn.seat && !seatAt(game, seat).left);
  const next = still[0];
  const finalRound = { startedBy, remaining: still };
  if (next === undefined) return finish({ ...game, finalRound }, 'finalRound');
  return { ...game, finalRound, turn: startTurn(game.turn.number + 1, next) };
}

function nextSeat(game: Game): Game {
  const next = seatsFrom(game, (game.turn.seat + 1) % game.seats.length)[0];
  if (next === undefined) throw new Error('No seat is left to play on: a game without seats has to be over.');
  return { ...game, turn: startTurn(game.turn.number + 1, next) };
}

function finish(game: Game, ending: GameEnding): Game {
  return { ...game, result: { ending, winners: leaders(game) } };
}

function reachedTarget(game: Game, seat: number): boolean {
  const { score, left } = seatAt(game, seat);
  return !left && score >= game.ruleSet.target;
}

function everyoneHasPlayed(game: Game, turns: number): boolean {
  return seatsFrom(game, 0).every((seat) => seatAt(game, seat).turnsTaken >= turns);
}
