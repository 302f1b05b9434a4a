import { chart } from '../chart.ts';

/** The device goes from one person to the next, who takes it. */
export const handingOver = chart.createStateConfig({
  on: { 'handover.accepted': { target: 'turn' } },
});
