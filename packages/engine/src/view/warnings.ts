import type { Game } from '@farkle/rules';
import { bankLoses, isLastTurn, pointsGrid, seatAt } from '@farkle/rules';
import type { TableContext } from '../table/tableContext.ts';
import { selectionProspect } from '../table/tableContext.ts';
import type { Phase } from './phase.ts';

/** What a player should know before the next press. Amounts are points. */
export type Warning =
  /** Two farkles in a row: a third now costs `penalty`. */
  | { readonly code: 'thirdFarkleCosts'; readonly penalty: number }
  /**
   * This is the seat's last turn; `toBeat` is the highest score of the others, `needs` the least bank that passes
   * it, minimums included; 0 for a seat that is ahead already.
   */
  | { readonly code: 'lastTurn'; readonly toBeat: number; readonly needs: number }
  /** Banking now leaves the seat below `leader` for good. */
  | { readonly code: 'bankLoses'; readonly leader: number; readonly makes: number };

/** The warnings of the seat to move, the gravest last. None while nothing can be decided. */
export function warningsOf(context: TableContext, phase: Phase): Warning[] {
  if (phase === 'over' || phase === 'farkled' || phase === 'handingOver') return [];
  const { game } = context;
  const { seat } = game.turn;
  const { score, farklesInRow } = seatAt(game, seat);
  const warnings: Warning[] = [];
  const penalty = Math.min(score, game.ruleSet.threeFarkles);
  if (game.ruleSet.threeFarkles > 0 && farklesInRow === 2)
    warnings.push({ code: 'thirdFarkleCosts', penalty });
  const toBeat = bestOfOthers(context);
  if (toBeat === null || !isLastTurn(game)) return warnings;
  warnings.push({ code: 'lastTurn', toBeat, needs: score > toBeat ? 0 : leastBankToPass(game, toBeat) });
  const seen = selectionProspect(context);
  if (seen.ok && bankLoses(game, seen.value.turnPoints)) {
    warnings.push({ code: 'bankLoses', leader: toBeat, makes: score + seen.value.turnPoints });
  }
  return warnings;
}

function leastBankToPass(game: Game, toBeat: number): number {
  const { ruleSet, turn } = game;
  const { score, entered } = seatAt(game, turn.seat);
  return Math.max(toBeat - score + pointsGrid, ruleSet.bankMinimum, entered ? 0 : ruleSet.entryMinimum);
}

function bestOfOthers({ game }: TableContext): number | null {
  const others = game.seats.filter((each, seat) => seat !== game.turn.seat && !each.left);
  return others.length === 0 ? null : Math.max(...others.map(({ score }) => score));
}
