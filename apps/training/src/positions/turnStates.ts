import {
  diceInPlay,
  multisetStart,
  pointsGrid,
  type RuleSet,
  type RuleTables,
  ruleTables,
} from '@farkle/rules';

/** No turn is looked at above so many points. */
export const mostTurnPoints = 20_000;

const levels = mostTurnPoints / pointsGrid;
const width = diceInPlay + 1;
const known = new WeakMap<RuleTables, Uint8Array>();

/**
 * Whether a turn can stand at so many points with so many dice to roll: 150 points with four dice left, say, but not
 * with five. Before the first roll that is 0 points and six dice.
 */
export function isTurnState(turnPoints: number, diceLeft: number, ruleSet: RuleSet): boolean {
  return reachable(ruleSet)[(turnPoints / pointsGrid) * width + diceLeft] === 1;
}

/** The numbers of dice, ascending, with which a turn of so many points can go on. */
export function diceCountsAt(turnPoints: number, ruleSet: RuleSet): readonly number[] {
  return [1, 2, 3, 4, 5, 6].filter((dice) => isTurnState(turnPoints, dice, ruleSet));
}

function reachable(ruleSet: RuleSet): Uint8Array {
  const tables = ruleTables(ruleSet);
  const found = known.get(tables) ?? reach(tables);
  known.set(tables, found);
  return found;
}

/** Follows every legal selection upwards from the start of a turn; each adds points, so one pass is enough. */
function reach(tables: RuleTables): Uint8Array {
  const steps = Array.from({ length: width }, (_, dice) => stepsOf(tables, dice));
  const states = new Uint8Array((levels + 1) * width);
  states[diceInPlay] = 1;
  for (let level = 0; level <= levels; level++) {
    for (let dice = 1; dice <= diceInPlay; dice++) {
      if (states[level * width + dice] !== 1) continue;
      for (const { gained, left } of steps[dice] ?? []) {
        if (level + gained <= levels) states[(level + gained) * width + left] = 1;
      }
    }
  }
  return states;
}

/** What answering a roll of so many dice can add in levels of 50, and how many dice it can leave. */
function stepsOf({ selections }: RuleTables, dice: number) {
  const steps = new Map<number, { gained: number; left: number }>();
  const to = multisetStart[dice + 1] ?? 0;
  for (let roll = multisetStart[dice] ?? 0; roll < to; roll++) {
    for (const selection of selections[roll] ?? []) {
      const gained = selection.points / pointsGrid;
      const left = dice - selection.dice.length || diceInPlay;
      steps.set(gained * width + left, { gained, left });
    }
  }
  return [...steps.values()];
}
