import { chart } from '../chart.ts';
import { beginning } from './beginning.ts';
import { choosing } from './choosing.ts';
import { farkled } from './farkled.ts';
import { landing } from './landing.ts';
import { ready } from './ready.ts';
import { rolling } from './rolling.ts';
import { showing } from './showing.ts';
import { thinking } from './thinking.ts';

/**
 * One turn. A person goes ready → rolling → choosing, a computer thinking → showing → rolling; a roll ends in
 * `farkled` or in another choice, a bank leaves the turn.
 */
export const turn = chart.createStateConfig({
  initial: 'beginning',
  states: { beginning, ready, rolling, landing, choosing, thinking, showing, farkled },
});
