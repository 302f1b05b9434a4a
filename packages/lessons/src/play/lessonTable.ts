import type { GameActor, GameSnapshot, TableEvent } from '@farkle/engine';
import { freshTable, loadedDice, startTable, tableView } from '@farkle/engine';
import type { Lesson } from '../plan/lesson.ts';

/** What a table needs of a lesson. */
type Setting = Pick<Lesson, 'table' | 'seats' | 'rolls' | 'decisions' | 'opening'>;

/** A lesson's game on the real chart, with its loaded dice and its computers' decisions. */
export interface LessonTable {
  readonly actor: GameActor;
  /** How many of the lesson's rolls have landed. */
  readonly rolled: () => number;
  /** How many of the lesson's decisions have been taken. */
  readonly decided: () => number;
  /** Sends a move and plays on until the reader is asked again. Throws when the chart refuses the move. */
  readonly play: (event: TableEvent) => void;
  /** Plays the computer's seats, up to the reader's next move. */
  readonly watch: () => void;
}

/** Lays the table of a lesson: scores as the lesson says, and its opening played. */
export function layLessonTable(lesson: Setting): LessonTable {
  const actor = startTable(seated(lesson));
  const dice = loadedDice(lesson.rolls);
  const decisions = [...lesson.decisions];
  let rolled = 0;

  function send(event: TableEvent): void {
    if (!actor.getSnapshot().can(event)) {
      throw new Error(
        `The chart refuses ${JSON.stringify(event)} in phase ${tableView(actor.getSnapshot()).phase}: a lesson cannot ask for it, mend its script.`,
      );
    }
    actor.send(event);
    land();
  }

  /** Dice that are due land at once. */
  function land(): void {
    const due = tableView(actor.getSnapshot()).rollDue;
    if (due === null) return;
    actor.send({ type: 'landed', dice: dice(due) });
    rolled += 1;
  }

  function watch(): void {
    for (let next = computersMove(); next !== null; next = computersMove()) send(next);
  }

  function computersMove(): TableEvent | null {
    const view = tableView(actor.getSnapshot());
    if (view.phase === 'showing') return { type: 'computer.shown' };
    if (view.phase === 'farkled' && view.seats[view.seat]?.kind === 'computer')
      return { type: 'farkle.acknowledged' };
    if (view.phase !== 'thinking') return null;
    if (actor.getSnapshot().context.game.turn.roll.length === 0)
      return { type: 'computer.decided', setAside: [], then: 'roll' };
    const decision = decisions.shift();
    if (decision === undefined) throw new Error('The lesson has no more decisions of its computer: add one.');
    return { type: 'computer.decided', ...decision };
  }

  for (const event of lesson.opening) send(event);
  return {
    actor,
    rolled: () => rolled,
    decided: () => lesson.decisions.length - decisions.length,
    play: send,
    watch,
  };
}

/** The game before its first move, with the seats as the lesson finds them. */
function seated({ table, seats }: Setting): GameSnapshot {
  const fresh = JSON.parse(JSON.stringify(freshTable(table))) as GameSnapshot;
  const { context } = fresh;
  const game = {
    ...context.game,
    seats: context.game.seats.map((seat, at) => ({ ...seat, ...seats[at] })),
  };
  return { ...fresh, context: { ...context, game } } as GameSnapshot;
}
