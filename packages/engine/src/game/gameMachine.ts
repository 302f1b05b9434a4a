import type { SnapshotFrom } from 'xstate';
import { chart } from '../chart.ts';
import { layTable } from '../table/tableContext.ts';
import { play } from './play.ts';
import { race } from './race.ts';

/**
 * A game of Farkle as a statechart: `play` says who is waited for, `race` how far the game has come. It is done
 * when the game is over. Start it with `createActor(gameMachine, { input })`.
 */
export const gameMachine = chart.createMachine({
  id: 'table',
  type: 'parallel',
  context: ({ input }) => layTable(input),
  states: { play, race },
});

/** Where a game stands: what `tableView` reads and what a save keeps. */
export type GameSnapshot = SnapshotFrom<typeof gameMachine>;
