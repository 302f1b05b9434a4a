import { type Game, isLastTurn, seatAt, seatsFrom } from '@farkle/rules';

/**
 * Whether banking so many turn points wins alone and for certain, whatever anyone rolls afterwards: the target under
 * an ending at once; the solo target; or the last turn of all with the highest score of all.
 */
export function bankWins(game: Game, turnPoints: number): boolean {
  const { seat } = game.turn;
  const score = seatAt(game, seat).score + turnPoints;
  const { goal, ruleSet } = game;
  if (goal.kind === 'fewestTurns') return score >= ruleSet.target;
  if (goal.kind === 'target' && ruleSet.ending === 'immediate') return score >= ruleSet.target;
  if (goal.kind === 'target' && game.seats.length === 1) return score >= ruleSet.target;
  if (!isLastTurn(game) || othersStillPlay(game)) return false;
  return seatsFrom(game, 0).every((other) => other === seat || seatAt(game, other).score < score);
}

/** Whether a seat other than the one that plays has a turn still to come, this turn being its own last. */
function othersStillPlay(game: Game): boolean {
  const { goal, finalRound, turn } = game;
  const others = seatsFrom(game, 0).filter((other) => other !== turn.seat);
  if (goal.kind === 'turns') return others.some((other) => seatAt(game, other).turnsTaken < goal.turns);
  return others.some((other) => finalRound?.remaining.includes(other) ?? true);
}
