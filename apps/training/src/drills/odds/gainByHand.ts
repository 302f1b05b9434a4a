import { type Dice, diceInPlay, type Face, faces, type RuleSet } from '@farkle/rules';
import { scoreByHand } from '../../rules/scoreByHand.ts';

/*
 * What rolling on brings, found once more by hand: every roll is thrown in thought, every part of it that scores is
 * tried, and from the highest turn points down each position is worth the better of banking and rolling. It shares
 * nothing with packages/strategy, so tests can hold one against the other.
 */

/** Turn points from which on one surely banks; what lies above hardly ever comes up and is taken as banked. */
const ceiling = 24_000;
const step = 50;

/** A roll as its dice sorted, how often it comes in 6^n, and what each number of dice kept brings at most. */
interface Throw {
  readonly ways: number;
  readonly keeps: readonly (readonly [kept: number, points: number])[];
}

/** Points that the turn brings on average when so many dice are rolled with so many turn points at stake. */
export function gainByHand(rules: RuleSet): (turnPoints: number, dice: number) => number {
  const throws = [0, 1, 2, 3, 4, 5, 6].map((dice) => throwsOf(dice, rules));
  const rolling = new Float64Array((ceiling / step + 1) * 7);
  const place = (points: number, dice: number) => (points / step) * 7 + dice;

  const best = (points: number, left: number): number => {
    const dice = left === 0 ? diceInPlay : left;
    const mayBank = points >= rules.bankMinimum && !(dice === diceInPlay && rules.hotDice === 'mustRoll');
    const rolled = points >= ceiling ? points : (rolling[place(points, dice)] as number);
    return mayBank ? Math.max(points, rolled) : rolled;
  };

  for (let points = ceiling; points >= 0; points -= step) {
    for (const dice of [1, 2, 3, 4, 5, 6]) {
      let sum = 0;
      for (const { ways, keeps } of throws[dice] ?? []) {
        let most = 0;
        for (const [kept, worth] of keeps) most = Math.max(most, best(points + worth, dice - kept));
        sum += ways * most;
      }
      rolling[place(points, dice)] = sum / 6 ** dice;
    }
  }
  return (turnPoints, dice) => rolling[place(turnPoints, dice)] ?? Number.NaN;
}

/** The chance of a farkle by hand: the share of rolls in which nothing scores. */
export function riskByHand(dice: number, rules: RuleSet): number {
  const farkles = throwsOf(dice, rules).filter(({ keeps }) => keeps.length === 0);
  return farkles.reduce((sum, { ways }) => sum + ways, 0) / 6 ** dice;
}

function throwsOf(dice: number, rules: RuleSet): readonly Throw[] {
  const throws: Throw[] = [];
  const extend = (roll: Dice) => {
    if (roll.length === dice) throws.push({ ways: waysOf(roll), keeps: keepsOf(roll, rules) });
    else for (const face of faces) if (face >= (roll.at(-1) ?? 1)) extend([...roll, face]);
  };
  if (dice > 0) extend([]);
  return throws;
}

/** In how many orders the dice of a roll can fall. */
function waysOf(roll: Dice): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  return faces.reduce<number>(
    (ways, face) => ways / factorial(roll.filter((each: Face) => each === face).length),
    factorial(roll.length),
  );
}

function keepsOf(roll: Dice, rules: RuleSet): Throw['keeps'] {
  const most = new Map<number, number>();
  for (let part = 1; part < 1 << roll.length; part++) {
    const kept = roll.filter((_, at) => part & (1 << at));
    const worth = scoreByHand(kept, rules);
    if (worth !== null && worth > (most.get(kept.length) ?? 0)) most.set(kept.length, worth);
  }
  return [...most];
}
