import { chart } from '../chart.ts';

/** The points are lost; the table stands still until that has been seen. */
export const farkled = chart.createStateConfig({
  on: { 'farkle.acknowledged': { target: '#table.play.passing', actions: 'acknowledgeFarkle' } },
});
