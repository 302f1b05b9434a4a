import type { SeatKind, TableInput } from '@farkle/engine';
import type { SavedMode, SavedSeat } from '@farkle/profile';
import type { Goal, RuleSet } from '@farkle/rules';
import { usualTurns } from '@farkle/rules';

/** A way to play that a person can choose. */
export type Mode = 'computer' | 'soloTurns' | 'soloFewest' | 'together';

/** Every mode, in the order in which they are offered. */
export const modes: readonly Mode[] = ['computer', 'soloTurns', 'soloFewest', 'together'];

/** What a game is started from: the rules are copied into it, so later changes of settings do not reach it. */
export interface GamePlan {
  readonly mode: Mode;
  readonly ruleSet: RuleSet;
  readonly seats: readonly SavedSeat[];
  readonly firstSeat: number;
}

/** What the chart is laid with for a plan. */
export function tableInput({ mode, ruleSet, seats, firstSeat }: GamePlan): TableInput {
  return { ruleSet, goal: goalOf(mode), kinds: seats.map(({ kind }): SeatKind => kind), firstSeat };
}

/** The word under which a mode is saved. */
export function savedMode(mode: Mode): SavedMode {
  return mode === 'soloTurns' || mode === 'soloFewest' ? 'solo' : mode;
}

/** The mode of a saved game. */
export function modeOf(saved: SavedMode, goal: Goal): Mode {
  if (saved !== 'solo') return saved;
  return goal.kind === 'turns' ? 'soloTurns' : 'soloFewest';
}

function goalOf(mode: Mode): Goal {
  switch (mode) {
    case 'computer':
    case 'together':
      return { kind: 'target' };
    case 'soloTurns':
      return { kind: 'turns', turns: usualTurns };
    case 'soloFewest':
      return { kind: 'fewestTurns' };
    default:
      return mode satisfies never;
  }
}
