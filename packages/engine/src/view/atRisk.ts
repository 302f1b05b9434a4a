import type { TableContext } from '../table/tableContext.ts';
import { selectionProspect } from '../table/tableContext.ts';
import type { Phase } from './phase.ts';

/** Turn points that a farkle would take now, a legal selection included; 0 once the game is over. */
export function pointsAtRisk(context: TableContext, phase: Phase): number {
  if (phase === 'over') return 0; // the last turn still lies there, but its points are banked or lost
  const seen = selectionProspect(context);
  return seen.ok ? seen.value.turnPoints : context.game.turn.points;
}
