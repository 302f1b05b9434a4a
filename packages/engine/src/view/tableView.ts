import type {
  Dice,
  FarkleOdds,
  GameResult,
  Goal,
  KeptRow,
  RollDue,
  RuleSet,
  TurnRecord,
} from '@farkle/rules';
import { farkleOdds, rollDue } from '@farkle/rules';
import type { GameSnapshot } from '../game/gameMachine.ts';
import type { News } from '../table/news.ts';
import type { TableContext } from '../table/tableContext.ts';
import { selectedDice, selectionProspect } from '../table/tableContext.ts';
import { pointsAtRisk } from './atRisk.ts';
import type { CommandView } from './commands.ts';
import { bankCommand, rollCommand } from './commands.ts';
import type { DieView } from './dieViews.ts';
import { bestPlaces, dieViews } from './dieViews.ts';
import type { Phase } from './phase.ts';
import { phaseOf } from './phase.ts';
import type { SeatView } from './seatViews.ts';
import { seatViews } from './seatViews.ts';
import type { Warning } from './warnings.ts';
import { warningsOf } from './warnings.ts';

/** The turn in figures, all in points. */
export interface TurnView {
  /** Counts the turns of the whole game from 0. */
  readonly number: number;
  /** Turn points already set aside. */
  readonly points: number;
  /** Worth of the selection; 0 while it is not legal. */
  readonly selectionPoints: number;
  /** Both together: what a farkle would take or has taken; 0 once the game is over without one. */
  readonly atRisk: number;
  /** Answered rolls, oldest first. */
  readonly kept: readonly KeptRow[];
  /** The selected dice, in the order of their places. */
  readonly selected: Dice;
  /** What the farkle on the table cost, or null. */
  readonly farkle: { readonly lost: number; readonly penalty: number } | null;
}

/** All that a front end needs to draw a table and to know what may be pressed. Derived, never stored. */
export interface TableView {
  readonly phase: Phase;
  readonly ruleSet: RuleSet;
  readonly goal: Goal;
  /** The seat to move. */
  readonly seat: number;
  readonly seats: readonly SeatView[];
  readonly turn: TurnView;
  /** The six places of the tray, in order. */
  readonly dice: readonly DieView[];
  readonly roll: CommandView;
  readonly bank: CommandView;
  /** Whether a person may hold and let go of dice now. */
  readonly maySelect: boolean;
  /** Places of the selection worth most; empty when there is nothing to choose. */
  readonly best: readonly number[];
  /** The selection, a person's or a computer's, completes all six dice. */
  readonly hotDice: boolean;
  /** What a computer is about to do with its selection, or null. */
  readonly intent: 'roll' | 'bank' | null;
  /** The dice that the chart waits for, or null. */
  readonly rollDue: RollDue | null;
  /** Chance that the next roll farkles, for the dice it would be made with; null while that is not settled. */
  readonly odds: (FarkleOdds & { readonly count: number }) | null;
  readonly warnings: readonly Warning[];
  readonly finalRound: boolean;
  readonly news: News;
  readonly log: readonly TurnRecord[];
  readonly result: GameResult | null;
}

/** The view of a snapshot: one pure function from where the game stands to what can be shown of it. */
export function tableView(snapshot: GameSnapshot): TableView {
  const { context } = snapshot;
  const { game } = context;
  const phase = phaseOf(snapshot);
  const seen = selectionProspect(context);
  const selectionPoints = seen.ok ? seen.value.selectionPoints : 0;
  const { turn } = game;
  const nextDice = nextRollDice(context, phase);
  return {
    phase,
    ruleSet: game.ruleSet,
    goal: game.goal,
    seat: turn.seat,
    seats: seatViews(context, phase),
    turn: {
      number: turn.number,
      points: turn.points,
      selectionPoints,
      atRisk: turn.farkle?.lost ?? pointsAtRisk(context, phase),
      kept: turn.kept,
      selected: selectedDice(context),
      farkle: turn.farkle,
    },
    dice: dieViews(context, phase),
    roll: rollCommand(context, phase),
    bank: bankCommand(context, phase),
    maySelect: phase === 'choosing',
    best: bestPlaces(context, phase),
    hotDice: seen.ok && seen.value.hotDice && (phase === 'choosing' || phase === 'showing'),
    intent: context.intent,
    rollDue: phase === 'rolling' ? rollDue(game) : null,
    odds: nextDice === null ? null : { ...farkleOdds(nextDice, game.ruleSet), count: nextDice },
    warnings: warningsOf(context, phase),
    finalRound: game.finalRound !== null,
    news: context.news,
    log: context.log,
    result: game.result,
  };
}

/** Dice of the next roll: settled while one is due, and as soon as the selection is legal. */
function nextRollDice(context: TableContext, phase: Phase): number | null {
  if (phase === 'over' || phase === 'handingOver') return null;
  const due = rollDue(context.game);
  if (due !== null) return due.count;
  const seen = selectionProspect(context);
  return seen.ok ? seen.value.nextDice : null;
}
