import type { Dice, Game, IllegalPlay, Result } from '@farkle/rules';
import { bank, land, leave, passFarkle, rollFits, rollOn } from '@farkle/rules';
import type { GameSnapshot, TableEvent } from '../src/index.ts';

/**
 * The same game by the plain reducers, without a chart: what an event comes to when only the rules are asked. The
 * selection is the one thing taken from the chart, since the rules know no places.
 */
export function plainPlay(game: Game, before: GameSnapshot, event: TableEvent): Game {
  const isPerson = before.context.kinds[game.turn.seat] === 'person';
  const inHand = before.matches({ play: 'handingOver' });
  switch (event.type) {
    case 'landed':
      return before.matches({ play: { turn: 'rolling' } }) && rollFits(game, event.dice)
        ? land(game, event.dice)
        : game;
    case 'roll':
      return isPerson && !inHand ? orStay(game, rollOn(game, selected(before))) : game;
    case 'bank':
      return isPerson ? orStay(game, bank(game, selected(before))) : game;
    case 'computer.shown':
      if (!before.matches({ play: { turn: 'showing' } })) return game;
      return orStay(game, (before.context.intent === 'bank' ? bank : rollOn)(game, selected(before)));
    case 'farkle.acknowledged':
      return game.result === null && game.turn.farkle !== null ? passFarkle(game) : game;
    case 'seat.left':
      return orStay(game, leave(game, event.seat));
    case 'handover.accepted':
    case 'die.toggled':
    case 'dice.held':
    case 'computer.decided':
      return game;
    default:
      return event satisfies never;
  }
}

function selected({ context }: GameSnapshot): Dice {
  const { places, selection, game } = context;
  return game.turn.roll.filter((_, at) => selection.includes(places[at] ?? -1));
}

function orStay(game: Game, played: Result<Game, IllegalPlay>): Game {
  return played.ok ? played.value : game;
}
