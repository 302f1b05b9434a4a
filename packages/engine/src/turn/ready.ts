import { chart } from '../chart.ts';

/** A person has six dice in hand and has not rolled yet. */
export const ready = chart.createStateConfig({
  on: { roll: { target: 'rolling' } },
});
