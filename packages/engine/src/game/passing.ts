import { chart } from '../chart.ts';

/** Between two turns: who is next, or is it over? */
export const passing = chart.createStateConfig({
  always: [
    { guard: 'gameIsOver', target: 'over' },
    { guard: 'handOverIsDue', target: 'handingOver' },
    { target: 'turn' },
  ],
});
