import { chart } from '../chart.ts';

/** Six dice for whoever is to move. */
export const beginning = chart.createStateConfig({
  always: [{ guard: 'computerIsToMove', target: 'thinking' }, { target: 'ready' }],
});
