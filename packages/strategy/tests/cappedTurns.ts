import { pointsGrid, type RuleSet } from '@farkle/rules';
import { type RollOutcomes, rollOutcomes } from '../src/turn/rollOutcomes.ts';

/** What a position within a turn is worth to the player, and what it comes to in turns: `sure + again × the turn`. */
interface Position {
  readonly points: number;
  readonly sure: number;
  readonly again: number;
}

/**
 * Expected turns to the target when every turn maximises the expected value of min(turn points, points still needed).
 * In the plainest way, for rule sets without minimums and penalty whose hot dice may be banked.
 */
export function cappedTurns(ruleSet: RuleSet): number {
  const target = ruleSet.target / pointsGrid;
  const rolls = rollOutcomes(ruleSet);
  const turns = new Float64Array(target + 1);
  for (let score = target - 1; score >= 0; score--) {
    const needed = target - score;
    const table: Position[][] = [];
    const best = (level: number, dice: number): Position => {
      if (level >= needed) return { points: needed, sure: 0, again: 0 };
      return (table[level] as Position[])[dice] as Position;
    };
    for (let level = needed - 1; level >= 0; level--) {
      const bank: Position = { points: level, sure: turns[score + level] as number, again: 0 };
      table[level] = rolls.map((roll) => {
        const rolling = meanOf(roll, level, best);
        return level > 0 && bank.points >= rolling.points - 1e-9 ? bank : rolling;
      });
    }
    const { sure, again } = (table[0] as Position[])[6] as Position;
    turns[score] = (1 + sure) / (1 - again);
  }
  return turns[0] as number;
}

function meanOf(
  { farkle, outcomes }: RollOutcomes,
  level: number,
  best: (level: number, dice: number) => Position,
): Position {
  let [points, sure, again] = [0, 0, farkle];
  for (const { chance, answers } of outcomes) {
    let chosen: Position | null = null;
    for (const answer of answers) {
      const position = best(level + answer.points / pointsGrid, answer.diceLeft);
      if (chosen === null || position.points > chosen.points + 1e-9) chosen = position;
    }
    if (chosen === null) continue;
    points += chance * chosen.points;
    sure += chance * chosen.sure;
    again += chance * chosen.again;
  }
  return { points, sure, again };
}
