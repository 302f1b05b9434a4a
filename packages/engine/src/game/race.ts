import { chart } from '../chart.ts';

/** How far the game has come: open, in its final round, or decided. */
export const race = chart.createStateConfig({
  initial: 'open',
  states: {
    open: {
      always: [
        { guard: 'gameIsOver', target: 'decided' },
        { guard: 'finalRoundIsOn', target: 'finalRound' },
      ],
    },
    /** Every seat but the one that reached the target has exactly one more turn. */
    finalRound: { always: { guard: 'gameIsOver', target: 'decided' } },
    decided: { type: 'final' },
  },
});
