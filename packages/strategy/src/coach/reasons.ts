import { bankLoses, farkleOdds, type Game, leaders, seatAt } from '@farkle/rules';
import { bankWins } from '../players/bankWins.ts';
import { stillNeeded } from '../players/options.ts';
import type { ExpectedPoints } from '../turn/expectedPoints.ts';

/** Why, as a code with its numbers; sentences are made elsewhere. Chances 0–1, amounts in points. */
export type Reason =
  /** Rolling so many dice farkles with this chance and risks so many turn points. */
  | { readonly code: 'rollRisk'; readonly dice: number; readonly chance: number; readonly risked: number }
  /** Rolling so many dice brings the turn to so many points on average. */
  | { readonly code: 'rollWorth'; readonly dice: number; readonly points: number; readonly gain: number }
  /** Hot dice: all six may be rolled again. */
  | { readonly code: 'hotDice'; readonly points: number }
  /** Banking wins for certain. */
  | { readonly code: 'bankWins'; readonly score: number }
  /** Banking certainly loses to this score. */
  | { readonly code: 'bankLoses'; readonly to: number }
  /** The last turn needs so many turn points for a share of the win. */
  | { readonly code: 'lastTurnNeeds'; readonly points: number }
  /** A minimum is not met yet. */
  | { readonly code: 'belowMinimum'; readonly needs: number; readonly have: number }
  /** A farkle would be the third in a row and cost so many points. */
  | { readonly code: 'thirdFarkle'; readonly penalty: number };

interface Judged {
  readonly then: 'roll' | 'bank';
  readonly turnPoints: number;
  readonly diceLeft: number;
}

/** The reasons for (or against) an option, the weightiest first. `table` holds the turn's expected points. */
export function reasonsFor(
  game: Game,
  { then, turnPoints, diceLeft }: Judged,
  table: ExpectedPoints,
): readonly Reason[] {
  const { ruleSet, turn } = game;
  const { score, farklesInRow } = seatAt(game, turn.seat);
  const reasons: Reason[] = [];
  const bankable = table.mayBank(turnPoints, diceLeft);
  // Alone over a number of turns there is nobody to win against.
  const contest = game.seats.length > 1 || game.goal.kind !== 'turns';
  if (bankable && contest && bankWins(game, turnPoints))
    reasons.push({ code: 'bankWins', score: score + turnPoints });
  if (bankable && bankLoses(game, turnPoints)) {
    const leader = leaders(game)[0];
    if (leader !== undefined) reasons.push({ code: 'bankLoses', to: seatAt(game, leader).score });
  }
  const needed = stillNeeded(game);
  if (needed > turnPoints) reasons.push({ code: 'lastTurnNeeds', points: needed });
  if (turnPoints < table.minimum)
    reasons.push({ code: 'belowMinimum', needs: table.minimum, have: turnPoints });
  if (diceLeft === 6 && then === 'roll') reasons.push({ code: 'hotDice', points: turnPoints });
  const { farkles, rolls } = farkleOdds(diceLeft, ruleSet);
  const worth = table.ofRolling(turnPoints, diceLeft);
  reasons.push({ code: 'rollRisk', dice: diceLeft, chance: farkles / rolls, risked: turnPoints });
  reasons.push({ code: 'rollWorth', dice: diceLeft, points: worth, gain: worth - turnPoints });
  if (ruleSet.threeFarkles > 0 && farklesInRow === 2) {
    reasons.push({ code: 'thirdFarkle', penalty: Math.min(score, ruleSet.threeFarkles) });
  }
  return reasons;
}
