import { chart } from '../chart.ts';

/** Dice are asked for; their owner answers. Too many, too few or impossible ones are refused. */
export const rolling = chart.createStateConfig({
  on: { landed: { guard: 'rollFits', target: 'landing', actions: 'landDice' } },
});
