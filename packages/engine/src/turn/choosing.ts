import { chart } from '../chart.ts';

/** A person chooses what to set aside, and then to roll on or to bank. */
export const choosing = chart.createStateConfig({
  initial: 'selecting',
  on: {
    'die.toggled': { guard: 'dieLiesThere', actions: 'toggleDie' },
    'dice.held': { guard: 'diceLieThere', actions: 'holdDice' },
    roll: { guard: 'mayRollOn', target: 'rolling', actions: 'commitAndRoll' },
    bank: { guard: 'mayBank', target: '#table.play.passing', actions: 'bankPoints' },
  },
  states: {
    selecting: { always: { guard: 'selectionIsHot', target: 'hotDice' } },
    /** The selection completes all six dice: six new ones wait. */
    hotDice: { entry: 'tellHotDice', always: { guard: 'selectionIsNotHot', target: 'selecting' } },
  },
});
