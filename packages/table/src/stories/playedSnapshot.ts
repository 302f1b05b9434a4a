import { gameMachine, loadedDice, type TableEvent, type TableInput } from '@farkle/engine';
import { createActor, type Snapshot } from 'xstate';

/** A game played to some point with loaded dice, as a save would keep it. A refused event is a story's mistake. */
export function playedSnapshot(
  input: TableInput,
  rolls: readonly string[],
  events: readonly TableEvent[],
): Snapshot<unknown> {
  const dice = loadedDice(rolls);
  const actor = createActor(gameMachine, { input });
  actor.start();
  const { game } = actor.getSnapshot().context;
  let turn = game.turn;
  for (const event of events) {
    if (!actor.getSnapshot().can(event)) {
      throw new Error(`The chart refuses ${JSON.stringify(event)}: mend the story's list of events.`);
    }
    actor.send(event);
    while (actor.getSnapshot().matches({ play: { turn: 'rolling' } })) {
      turn = actor.getSnapshot().context.game.turn;
      actor.send({
        type: 'landed',
        dice: dice({ turn: turn.number, roll: turn.rolls, count: turn.diceLeft }),
      });
    }
  }
  return JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
}

/** What a seat of a story starts with. */
export type SeatStart = {
  readonly score?: number;
  readonly entered?: boolean;
  readonly farklesInRow?: number;
};

/** The same save with other seats: stories begin in the middle of a game. */
export function withSeats(saved: Snapshot<unknown>, seats: readonly SeatStart[]): Snapshot<unknown> {
  const copy = structuredClone(saved) as Snapshot<unknown> & { context: { game: { seats: object[] } } };
  copy.context.game.seats = copy.context.game.seats.map((seat, at) => ({
    ...seat,
    entered: true,
    ...seats[at],
  }));
  return copy;
}
