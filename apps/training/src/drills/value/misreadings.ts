import {
  bestSelection,
  classic,
  type Dice,
  diceInPlay,
  type Face,
  faces,
  type RuleSet,
  scoreSelection,
  simple,
} from '@farkle/rules';
import { chosenDice, type Position } from './position.ts';
import type { AnswerKey } from './question.ts';

/** Wrong worths that somebody would really say, in points: those this position invites, then what other tables play. */
export interface Misreadings {
  readonly invited: readonly number[];
  readonly foreign: readonly number[];
}

/** How a position can be misread at a table. Some of the worths may be the right one, or 0. */
export function misreadings(position: Position, ruleSet: RuleSet, key: AnswerKey): Misreadings {
  const dice = chosenDice(position);
  const { threeOnes } = ruleSet;
  const counts = faces.map((face) => dice.filter((each) => each === face).length);
  const worth = (some: Dice, table: RuleSet): number => {
    if (some.length > diceInPlay) return 0;
    const verdict = scoreSelection(some, table);
    return verdict.ok ? verdict.value.points : 0;
  };
  const together = [...position.kept, ...dice];
  const keptWorth = position.kept.length === 0 ? 0 : worth(position.kept, ruleSet);
  return {
    invited: [
      // As if dice that stayed on the table, or were kept earlier, counted too.
      bestSelection(position.roll, ruleSet)?.points ?? 0,
      ...(position.kept.length === 0 ? [] : [worth(together, ruleSet), keptWorth + key.points]),
      // As if dice that do not score were simply left out.
      key.points,
      // As the other tables play.
      worth(dice, classic),
      worth(dice, simple),
      onlySingles(counts),
      groups(counts, (three) => three, threeOnes),
    ],
    foreign: [
      groups(counts, (three, count) => three * 2 ** (count - 3), threeOnes),
      groups(counts, (three, count) => three * (count - 2), threeOnes),
      groups(counts, (three) => three, 300),
      ...(dice.length === diceInPlay ? [750, 1000, 1500, 2000, 2500, 3000] : []),
      ...(dice.length === 5 && new Set(dice).size >= 4 ? [500, 750, 1500] : []),
      ...(counts.some((count) => count >= 4) ? [1000, 2000, 3000] : []),
    ],
  };
}

/** Every 1 as 100 and every 5 as 50, whatever they form with others. */
function onlySingles(counts: readonly number[]): number {
  return 100 * (counts[0] ?? 0) + 50 * (counts[4] ?? 0);
}

/**
 * Each face by itself: three or more alike by a scale over the worth of three, the rest as singles. With a scale that
 * does not grow, the dice past the third count as singles too.
 */
function groups(
  counts: readonly number[],
  scale: (three: number, count: number) => number,
  threeOnes: number,
): number {
  let points = 0;
  for (const face of faces) {
    const count = counts[face - 1] ?? 0;
    const three = face === 1 ? threeOnes : 100 * face;
    const grows = scale(1, 4) > 1;
    if (count < 3) points += single(face) * count;
    else points += scale(three, count) + (grows ? 0 : single(face) * (count - 3));
  }
  return points;
}

function single(face: Face): number {
  if (face === 1) return 100;
  return face === 5 ? 50 : 0;
}
