import type { RuleSet } from '../ruleSet.ts';
import type { Combination } from './combination.ts';

/** The straight of all six faces and the two partial straights of five. */
export function straights(
  ruleSet: Pick<RuleSet, 'straight' | 'lowStraight' | 'highStraight'>,
): readonly Combination[] {
  const all: readonly Combination[] = [
    { kind: 'lowStraight', dice: [1, 2, 3, 4, 5], points: ruleSet.lowStraight },
    { kind: 'highStraight', dice: [2, 3, 4, 5, 6], points: ruleSet.highStraight },
    { kind: 'straight', dice: [1, 2, 3, 4, 5, 6], points: ruleSet.straight },
  ];
  return all.filter(({ points }) => points > 0);
}
