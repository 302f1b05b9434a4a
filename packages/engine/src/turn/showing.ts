import { chart } from '../chart.ts';

/** A computer's decision lies on the table until it has been seen; then it is carried out. */
export const showing = chart.createStateConfig({
  on: {
    'computer.shown': [
      { guard: 'bankIsIntended', target: '#table.play.passing', actions: 'bankPoints' },
      { target: 'rolling', actions: 'commitAndRoll' },
    ],
  },
});
