import type { DieView, TableView } from '@farkle/engine';

/**
 * The view while dice roll on the screen: everything as it was when they were asked for, with the dice that have
 * landed already in it. So nothing tells the result before it can be seen.
 */
export function inTheAir(before: TableView, landed: TableView): TableView {
  return { ...before, dice: landed.dice.map(flying) };
}

function flying(die: DieView): DieView {
  return die.face === null ? die : { ...die, state: 'rolling', scores: false, alone: 0 };
}

/** Whether this step put dice on the table. */
export function hasLanded(before: TableView, after: TableView): boolean {
  return before.phase === 'rolling' && after.dice.some(({ face }) => face !== null);
}
