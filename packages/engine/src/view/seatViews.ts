import { seatAt } from '@farkle/rules';
import type { SeatKind } from '../table/seating.ts';
import type { TableContext } from '../table/tableContext.ts';
import { pointsAtRisk } from './atRisk.ts';
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
  /** The turn it plays, or its next one, is its last: in the final round, or with one turn of a turns goal left. */
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
      atRisk: toMove ? shareAtRisk(context, phase) : 0,
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
  if (game.goal.kind === 'turns') return seatAt(game, seat).turnsTaken === game.goal.turns - 1;
  return game.finalRound?.remaining.includes(seat) ?? false;
}

function progressOf({ game }: TableContext, score: number, turnsTaken: number): number {
  if (game.goal.kind === 'turns') return Math.min(1, turnsTaken / game.goal.turns);
  return Math.min(1, score / game.ruleSet.target);
}

function shareAtRisk(context: TableContext, phase: Phase): number {
  const { game } = context;
  if (game.goal.kind === 'turns') return 0;
  const { score } = seatAt(game, game.turn.seat);
  const share = (points: number) => Math.min(1, points / game.ruleSet.target);
  return share(score + pointsAtRisk(context, phase)) - share(score);
}
