import * as questions from '../table/questions.ts';
import { computerIsToMove, handOverIsDue } from '../table/seating.ts';
import type { TableContext } from '../table/tableContext.ts';

/** Every state in which `play` can rest, by the name of its innermost state. */
export const playStates = {
  handingOver: 'handingOver',
  ready: { turn: 'ready' },
  rolling: { turn: 'rolling' },
  selecting: { turn: { choosing: 'selecting' } },
  hotDice: { turn: { choosing: 'hotDice' } },
  thinking: { turn: 'thinking' },
  showing: { turn: 'showing' },
  farkled: { turn: 'farkled' },
  over: 'over',
} as const;

export type PlayState = keyof typeof playStates;

/** The states in which `play` can rest with this context. Most contexts leave one; before a roll there are more. */
export function restingPlay(context: TableContext): readonly PlayState[] {
  const { game, kinds, intent } = context;
  if (game.result !== null) return ['over'];
  if (game.turn.farkle !== null) return ['farkled'];
  const rollIsDue = game.turn.roll.length === 0;
  if (rollIsDue && game.turn.rolls > 0) return ['rolling'];
  if (computerIsToMove(game, kinds)) {
    if (intent !== null) return ['showing'];
    return rollIsDue ? ['thinking', 'rolling'] : ['thinking'];
  }
  if (!rollIsDue) return [questions.selectionIsHot(context) ? 'hotDice' : 'selecting'];
  return handOverIsDue(game, kinds) ? ['handingOver', 'ready', 'rolling'] : ['ready', 'rolling'];
}

/** The state in which `race` rests with this context. */
export function restingRace({ game }: TableContext): 'open' | 'finalRound' | 'decided' {
  if (game.result !== null) return 'decided';
  return game.finalRound === null ? 'open' : 'finalRound';
}
