import type { Combination, Dice, Face, RuleSet } from '@farkle/rules';
import { faces, scoreSelection } from '@farkle/rules';

const alike = (face: Face, count: number): Dice => Array.from({ length: count }, () => face);

/** One group of dice of each kind that tables know, the common ones first; a face for more than three of a kind is an example. */
const candidates: readonly Dice[] = [
  [1],
  [5],
  ...faces.map((face) => alike(face, 3)),
  ...[4, 5, 6].map((count) => alike(4, count)),
  [1, 2, 3, 4, 5],
  [2, 3, 4, 5, 6],
  [1, 2, 3, 4, 5, 6],
  [2, 2, 3, 3, 6, 6],
  [3, 3, 4, 4, 4, 4],
  [3, 3, 3, 4, 4, 4],
];

/** The groups of dice that score as a whole under these rules, with their points. */
export function scoringGroups(ruleSet: RuleSet): Combination[] {
  return candidates.flatMap((dice) => {
    const scored = scoreSelection(dice, ruleSet);
    const [only, ...more] = scored.ok ? scored.value.combinations : [];
    return only === undefined || more.length > 0 ? [] : [only];
  });
}
