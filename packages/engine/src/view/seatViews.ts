import { isLastTurn, seatAt } from '@farkle/rules';
import type { SeatKind } from '../table/seating.ts';
import type { TableContext } from '../table/tableContext.ts';
import { selectionProspect } from '../table/tableContext.ts';
import type { Phase } from './phase.ts';

/** A seat on the scoreboard. */
export interface SeatView {
  readonly seat: number;
  readonly kind: SeatKind;
  /** Banked points. */
  readonly score: number;
  readonly entered: boolean;
  readonly left: boolean;
  readonly toMove: boolean;
  readonly farklesInRow: number;
  readonly turnsTaken: number;
  /** Turns still to play with a turns goal, the current one included; null otherwise. */
  readonly turnsLeft: number | null;
  /** Plays or still has a last turn: the final round, or the last of a turns goal. */
  readonly lastTurn: boolean;
  /** Reached the target first and so started the final round. */
  readonly startedFinalRound: boolean;
  /** Score as a share of the target, 0–1; with a turns goal the share of its turns that are over. */
  readonly progress: number;
  /** What the turn would add to `progress` if it were banked now; 0 for seats not to move. */
  readonly atRisk: number;
  readonly winner: boolean;
}

/** Every seat, in the order of the seats. */
export function seatViews(context: TableContext, phase: Phase): SeatView[] {
  const { game } = context;
  return game.seats.map(({ score, entered, left, farklesInRow, turnsTaken }, seat) => {
    const toMove = phase !== 'over' && game.turn.seat === seat;
    const turnsLeft = game.goal.kind === 'turns' ? Math.max(0, game.goal.turns - turnsTaken) : null;
    return {
      seat,
      kind: kindOf(context, seat),
      score,
      entered,
      left,
      toMove,
      farklesInRow,
      turnsTaken,
      turnsLeft,
      lastTurn: !left && hasLastTurn(context, seat),
      startedFinalRound: game.finalRound?.startedBy === seat,
      progress: progressOf(context, score, turnsTaken),
      atRisk: toMove ? shareAtRisk(context) : 0,
      winner: game.result?.winners.includes(seat) ?? false,
    };
  });
}

function kindOf({ kinds }: TableContext, seat: number): SeatKind {
  const kind = kinds[seat];
  if (kind === undefined) throw new Error(`Seat ${seat} has no kind: lay the table with one kind a seat.`);
  return kind;
}

function hasLastTurn({ game }: TableContext, seat: number): boolean {
  if (game.result !== null) return false;
  if (game.goal.kind === 'turns') return seat === game.turn.seat && isLastTurn(game);
  return game.finalRound?.remaining.includes(seat) ?? false;
}

function progressOf({ game }: TableContext, score: number, turnsTaken: number): number {
  if (game.goal.kind === 'turns') return Math.min(1, turnsTaken / game.goal.turns);
  return Math.min(1, score / game.ruleSet.target);
}

function shareAtRisk(context: TableContext): number {
  const { game } = context;
  if (game.goal.kind === 'turns' || game.turn.farkle !== null) return 0;
  const seen = selectionProspect(context);
  const points = seen.ok ? seen.value.turnPoints : game.turn.points;
  const { score } = seatAt(game, game.turn.seat);
  return Math.min(1, (score + points) / game.ruleSet.target) - Math.min(1, score / game.ruleSet.target);
}
