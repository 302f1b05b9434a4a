import type { Combination, CombinationKind, Dice, Face, RuleSet } from '@farkle/rules';
import { faces, scoreSelection } from '@farkle/rules';

/** An example of every combination but dice alike, which have a table of their own; in the order of the page. */
const examples: readonly { readonly kind: CombinationKind; readonly dice: Dice }[] = [
  { kind: 'single', dice: [1] },
  { kind: 'single', dice: [5] },
  { kind: 'straight', dice: [1, 2, 3, 4, 5, 6] },
  { kind: 'lowStraight', dice: [1, 2, 3, 4, 5] },
  { kind: 'highStraight', dice: [2, 3, 4, 5, 6] },
  { kind: 'threePairs', dice: [2, 2, 3, 3, 6, 6] },
  { kind: 'fourOfAKindAndPair', dice: [4, 4, 4, 4, 6, 6] },
  { kind: 'twoTriplets', dice: [2, 2, 2, 4, 4, 4] },
];

/** What scores besides dice alike, each with an example, and the kinds that are worth nothing under these rules. */
export interface CombinationFigures {
  readonly enabled: readonly Combination[];
  readonly off: readonly CombinationKind[];
}

/** The combinations of a rule set. One that its dice beat in another way counts as what the game makes of them. */
export function combinationFigures(ruleSet: RuleSet): CombinationFigures {
  const enabled: Combination[] = [];
  const off: CombinationKind[] = [];
  for (const { kind, dice } of examples) {
    const scored = scoreSelection(dice, ruleSet);
    const counted = scored.ok && scored.value.combinations.some((combination) => combination.kind === kind);
    if (counted) enabled.push({ kind, dice, points: scored.value.points });
    else off.push(kind);
  }
  return { enabled, off };
}

/** Numbers of dice alike that the page shows. */
export const alikeCounts = [3, 4, 5, 6] as const;

/** What three to six dice of one face are worth together; null where not all of them score. */
export interface AlikeRow {
  readonly face: Face;
  readonly points: readonly (number | null)[];
}

/** The worth of dice alike for every face. */
export function alikeRows(ruleSet: RuleSet): readonly AlikeRow[] {
  return faces.map((face) => ({
    face,
    points: alikeCounts.map((count) => {
      const scored = scoreSelection(
        Array.from({ length: count }, () => face),
        ruleSet,
      );
      return scored.ok ? scored.value.points : null;
    }),
  }));
}
