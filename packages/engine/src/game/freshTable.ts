import { initialTransition } from 'xstate';
import type { TableInput } from '../table/tableContext.ts';
import { gameMachine } from './gameMachine.ts';

/**
 * A game on which nothing has happened yet, as plain JSON to be kept: what `parseSavedTable` reads. Throws for an
 * impossible setup, as `startGame` of the rules does.
 */
export function freshTable(input: TableInput): unknown {
  const [snapshot] = initialTransition(gameMachine, input);
  return gameMachine.getPersistedSnapshot(snapshot);
}
