import { chart } from '../chart.ts';
import { turn } from '../turn/turn.ts';
import { handingOver } from './handingOver.ts';
import { passing } from './passing.ts';

/** The course of the game: turn after turn until it is over. Leaving is possible all along. */
export const play = chart.createStateConfig({
  initial: 'passing',
  on: {
    'seat.left': [
      { guard: 'leavingEndsTurn', target: '.passing', actions: 'leaveSeat' },
      { guard: 'maySeatLeave', actions: 'leaveSeat' },
    ],
  },
  states: {
    passing,
    handingOver,
    turn,
    over: { type: 'final' },
  },
});
