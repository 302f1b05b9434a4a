import { chart } from '../chart.ts';

/** A computer's seat is to decide; whoever plays it answers with one legal decision. */
export const thinking = chart.createStateConfig({
  on: { 'computer.decided': { guard: 'decisionIsLegal', target: 'showing', actions: 'showDecision' } },
});
