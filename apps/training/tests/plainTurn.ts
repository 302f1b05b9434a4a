import {
  multisetDice,
  multisetStart,
  multisetWays,
  pointsGrid,
  type RuleSet,
  ruleTables,
} from '@farkle/rules';

/** What a turn leads to. Values in any unit of which more is better, amounts in levels of 50 points. */
export interface PlainTurn {
  readonly ruleSet: RuleSet;
  /** The least that may be banked. */
  readonly minimum: number;
  readonly farkle: number;
  readonly bank: (level: number) => number;
  /** From so many levels on one banks whatever the dice. */
  readonly top: number;
}

/** The value of rolling so many dice with so many turn points. */
export type PlainRolling = (turnPoints: number, diceLeft: number) => number;

/**
 * A turn in the plainest way, from the rules' legal selections alone: one pass over the turn points from the top down,
 * every roll and every selection weighed at every step. It shares no code with the solver whose values it checks.
 */
export function plainRolling({ ruleSet, minimum, farkle, bank, top }: PlainTurn): PlainRolling {
  const rolls = rollsOf(ruleSet);
  const reach = Math.max(...rolls.flatMap((each) => each.map(({ most }) => most)));
  const best = new Float64Array((top + reach + 1) * 7);
  const rolling = new Float64Array((top + 1) * 7);
  const mayBank = (level: number, dice: number) =>
    level > 0 && level >= minimum && (dice < 6 || ruleSet.hotDice === 'mayRoll');
  for (let level = top + reach; level >= 0; level--) {
    const banked = bank(level);
    for (let dice = 1; dice <= 6; dice++) {
      if (level > top) {
        best[level * 7 + dice] = banked;
        continue;
      }
      let sum = 0;
      for (const { chance, steps } of rolls[dice] ?? []) {
        let most = steps.length === 0 ? farkle : Number.NEGATIVE_INFINITY;
        for (const step of steps) most = Math.max(most, best[level * 7 + step] as number);
        sum += chance * most;
      }
      rolling[level * 7 + dice] = sum;
      best[level * 7 + dice] = mayBank(level, dice) ? Math.max(banked, sum) : sum;
    }
  }
  return (turnPoints, diceLeft) => rolling[(turnPoints / pointsGrid) * 7 + diceLeft] as number;
}

interface Roll {
  readonly chance: number;
  /** Where each selection leads: levels gained × 7 + dice left. */
  readonly steps: readonly number[];
  readonly most: number;
}

const known = new WeakMap<object, readonly (readonly Roll[])[]>();

/** Rolls of n dice that offer the same, with their chances. */
function rollsOf(ruleSet: RuleSet): readonly (readonly Roll[])[] {
  const tables = ruleTables(ruleSet);
  const seen = known.get(tables);
  if (seen !== undefined) return seen;
  const all = [0, 1, 2, 3, 4, 5, 6].map((dice) => {
    if (dice === 0) return [];
    const classes = new Map<string, { ways: number; steps: number[]; most: number }>();
    for (let roll = multisetStart[dice] as number; roll < (multisetStart[dice + 1] as number); roll++) {
      const steps = new Set<number>();
      let most = 0;
      for (const { dice: taken, points } of tables.selections[roll] ?? []) {
        const left = dice - taken.length || 6;
        steps.add((points / pointsGrid) * 7 + left);
        most = Math.max(most, points / pointsGrid);
      }
      const key = [...steps].sort((a, b) => a - b).join();
      const same = classes.get(key);
      if (same === undefined) classes.set(key, { ways: waysOf(roll), steps: [...steps], most });
      else same.ways += waysOf(roll);
    }
    return [...classes.values()].map(({ ways, steps, most }) => ({ chance: ways / 6 ** dice, steps, most }));
  });
  known.set(tables, all);
  return all;
}

function waysOf(roll: number): number {
  const ways = multisetWays[roll];
  if (ways === undefined) throw new Error(`There is no roll ${multisetDice[roll]?.join('-')}.`);
  return ways;
}
