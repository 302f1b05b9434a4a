import type { Face } from '@farkle/rules';
import { bestSelection, scoringDice } from '@farkle/rules';
import type { TableContext } from '../table/tableContext.ts';
import { allPlaces, faceAt, placesOf } from '../table/tableContext.ts';
import type { Phase } from './phase.ts';

/**
 * One place of the tray. `waiting`: a die in hand that has not been rolled; `rolling`: in the air; `lying`: it
 * can be or could have been chosen; `held`: selected; `empty`: its die has been set aside earlier this turn.
 */
export interface DieView {
  readonly place: number;
  readonly state: 'waiting' | 'rolling' | 'lying' | 'held' | 'empty';
  /** What it shows; null unless `lying` or `held`. */
  readonly face: Face | null;
  /** Whether some legal selection of this roll has the die in it. */
  readonly scores: boolean;
  /** What it scores alone, in points; 0 when it needs others or scores nothing. */
  readonly alone: number;
  /** Its place in the roll, from 0; null while there is no roll. */
  readonly inRoll: number | null;
}

/** The six places in order. */
export function dieViews(context: TableContext, phase: Phase): DieView[] {
  const { roll } = context.game.turn;
  const outlooks = roll.length === 0 ? [] : scoringDice(roll, context.game.ruleSet);
  return allPlaces.map((place) => {
    const at = context.places.indexOf(place);
    const outlook = outlooks[at];
    if (outlook === undefined) {
      const inHand = phase === 'rolling' ? 'rolling' : 'waiting';
      const state = at === -1 ? 'empty' : inHand;
      return { place, state, face: null, scores: false, alone: 0, inRoll: null };
    }
    const state = context.selection.includes(place) ? 'held' : 'lying';
    return {
      place,
      state,
      face: faceAt(context, place),
      scores: outlook.scores,
      alone: outlook.alone,
      inRoll: at,
    };
  });
}

/** Places of the selection worth most (of equal ones with the fewest dice), while there is one to choose. */
export function bestPlaces(context: TableContext, phase: Phase): readonly number[] {
  if (phase !== 'choosing') return [];
  const best = bestSelection(context.game.turn.roll, context.game.ruleSet);
  return best === null ? [] : (placesOf(context, best.dice) ?? []);
}
