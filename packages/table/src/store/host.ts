import type { TableEvent, TableView } from '@farkle/engine';
import type { Dice, Game, RollDue } from '@farkle/rules';
import type { ComputerPace } from './pace.ts';

/** What the player of a computer's seat does with the roll on the table. */
export interface Decision {
  readonly setAside: Dice;
  readonly then: 'roll' | 'bank';
}

/** Everything that a table needs from the room it stands in. */
export interface TableHost {
  /** Owns the dice: answers with as many as are due. What it throws is told to the person, who can try again. */
  readonly dealDice: (due: RollDue) => Dice | Promise<Dice>;
  /**
   * Plays a computer's seat. It is asked about a roll that lies on the table, never before the first roll of a
   * turn (there is only one thing to do then) and never about a farkle.
   */
  readonly playSeat: (game: Game, seat: number) => Decision | Promise<Decision>;
  readonly pace: ComputerPace;
  /**
   * Asked about each move of a person before the chart hears of it, also about one that the chart would refuse. False
   * keeps the move from the chart; whoever answers it tells the person why. Without it every move goes to the chart.
   */
  readonly referee?: ((event: TableEvent, view: TableView) => boolean) | undefined;
  /** Called synchronously after every change of the chart's snapshot, with what a save has to keep. */
  readonly onStep?: ((persisted: unknown, view: TableView) => void) | undefined;
  /** Told what `dealDice` or `playSeat` threw. */
  readonly onTrouble?: ((error: unknown) => void) | undefined;
}
