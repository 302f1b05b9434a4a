import type { TableEvent, TableView } from '@farkle/engine';
import { tableView } from '@farkle/engine';
import type { Dice } from '@farkle/rules';
import type { Ask } from '../plan/lesson.ts';
import type { LessonTable } from './lessonTable.ts';

/** Does what a step asks for, as a reader would. Nothing happens on the table where there is only to read or answer. */
export function doStep(table: LessonTable, ask: Ask): void {
  switch (ask.do) {
    case 'hold':
    case 'attempt':
      table.play(holding(tableView(table.actor.getSnapshot()), ask.dice));
      break;
    case 'roll':
      table.play({ type: 'roll' });
      break;
    case 'bank':
      table.play({ type: 'bank' });
      break;
    case 'seeFarkle':
      table.play({ type: 'farkle.acknowledged' });
      break;
    case 'watch':
      table.watch();
      break;
    case 'read':
    case 'answer':
    case 'bankInVain':
      break;
    default:
      ask satisfies never;
  }
}

/** The move that sets exactly these dice aside; of any that score the ones worth most. */
export function holding(view: TableView, dice: Dice | 'any'): TableEvent {
  if (dice === 'any') return { type: 'dice.held', places: view.best };
  const free = view.dice.filter(({ face }) => face !== null);
  const places = dice.map((face) => {
    const at = free.findIndex((die) => die.face === face);
    const [die] = at === -1 ? [] : free.splice(at, 1);
    if (die === undefined) {
      throw new Error(`A lesson asks for ${dice.join('-')}, which this roll does not hold: mend its dice.`);
    }
    return die.place;
  });
  return { type: 'dice.held', places };
}
