import { chart } from '../chart.ts';

/** The device goes from one person to the next, who takes it. When somebody leaves, that may be needless. */
export const handingOver = chart.createStateConfig({
  on: {
    'handover.accepted': { target: 'turn' },
    'seat.left': { guard: 'maySeatLeave', target: 'passing', actions: 'leaveSeat' },
  },
});
