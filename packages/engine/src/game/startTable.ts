import type { Actor } from 'xstate';
import { createActor } from 'xstate';
import type { TableInput } from '../table/tableContext.ts';
import type { GameSnapshot } from './gameMachine.ts';
import { gameMachine } from './gameMachine.ts';

/** A running game: send it events, subscribe to its snapshots. */
export type GameActor = Actor<typeof gameMachine>;

/**
 * Starts a game from its setup, or goes on with one from where it stands, such as `parseSavedTable` gave. A game
 * that is over starts too, and takes no more events.
 */
export function startTable(from: TableInput | GameSnapshot): GameActor {
  if (!('status' in from)) return createActor(gameMachine, { input: from }).start();
  // A game that goes on needs no setup, but the types of createActor ask for one.
  const { ruleSet, goal, firstSeat } = from.context.game;
  const input: TableInput = { ruleSet, goal, firstSeat, kinds: from.context.kinds };
  return createActor(gameMachine, { input, snapshot: from }).start();
}
