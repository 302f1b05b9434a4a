import { chart } from '../chart.ts';

/** The dice lie: a farkle, or a roll to answer. */
export const landing = chart.createStateConfig({
  always: [
    { guard: 'rollFarkled', target: 'farkled' },
    { guard: 'computerIsToMove', target: 'thinking' },
    { target: 'choosing' },
  ],
});
