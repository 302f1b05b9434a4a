import type { Dice, RuleSet } from '@farkle/rules';

/*
 * Scoring once more, as a person would do it: take a die, try everything it can be part of, go on with the rest. It
 * shares nothing with packages/rules but the type of a rule set, so tests can hold one against the other.
 */

/** What has been found already, by rule set and the dice that are counted; nobody works the same out twice. */
const found = new WeakMap<RuleSet, Map<number, number | null>>();

/** What a selection is worth, in points; null when some die of it scores in no division. */
export function scoreByHand(dice: Dice, rules: RuleSet): number | null {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const face of dice) counts[face] = (counts[face] ?? 0) + 1;
  const seen = found.get(rules) ?? new Map<number, number | null>();
  found.set(rules, seen);
  return dice.length === 0 ? null : best(counts, rules, seen);
}

/** Which dice of a roll some legal selection has in it, by trying every part of the roll. */
export function dieScoresByHand(roll: Dice, rules: RuleSet): readonly boolean[] {
  const scores = roll.map(() => false);
  for (let part = 1; part < 1 << roll.length; part++) {
    const chosen = roll.filter((_, place) => part & (1 << place));
    if (scoreByHand(chosen, rules) === null) continue;
    for (let place = 0; place < roll.length; place++) if (part & (1 << place)) scores[place] = true;
  }
  return scores;
}

function best(counts: readonly number[], rules: RuleSet, seen: Map<number, number | null>): number | null {
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) return 0;
  const key = counts.reduce((sum, count) => sum * 7 + count, 0);
  const known = seen.get(key);
  if (known !== undefined) return known;
  let most: number | null = null;
  for (const [group, points] of groupsWith(first, counts, rules)) {
    const rest = counts.map((count, face) => count - (group[face] ?? 0));
    const worth = best(rest, rules, seen);
    if (worth !== null && (most === null || worth + points > most)) most = worth + points;
  }
  seen.set(key, most);
  return most;
}

type Group = readonly [group: readonly number[], points: number];

/** Every combination on the table that has a die of this face in it and whose dice are there. */
function groupsWith(face: number, counts: readonly number[], rules: RuleSet): readonly Group[] {
  const groups: Group[] = [];
  const of = (...faces: readonly number[]) => {
    const group = [0, 0, 0, 0, 0, 0, 0];
    for (const each of faces) group[each] = (group[each] ?? 0) + 1;
    return group;
  };
  const offer = (group: readonly number[], points: number) => {
    const isThere = group.every((count, each) => count <= (counts[each] ?? 0));
    if (points > 0 && isThere && (group[face] ?? 0) > 0) groups.push([group, points]);
  };
  offer(of(1), 100);
  offer(of(5), 50);
  const three = face === 1 ? rules.threeOnes : 100 * face;
  offer(of(face, face, face), three);
  for (const count of [4, 5, 6])
    offer(of(...new Array<number>(count).fill(face)), moreOfAKind(count, three, rules));
  offer(of(1, 2, 3, 4, 5, 6), rules.straight);
  offer(of(1, 2, 3, 4, 5), rules.lowStraight);
  offer(of(2, 3, 4, 5, 6), rules.highStraight);
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      if (a === b) continue;
      offer(of(a, a, a, a, b, b), rules.fourOfAKindAndPair);
      if (a < b) offer(of(a, a, a, b, b, b), rules.twoTriplets);
      for (let c = b + 1; c <= 6; c++) if (a < b) offer(of(a, a, b, b, c, c), rules.threePairs);
    }
  }
  return groups;
}

function moreOfAKind(count: number, three: number, { ofAKind }: RuleSet): number {
  switch (ofAKind) {
    case 'flat':
      return 1000 * (count - 3);
    case 'doubled':
      return three * 2 ** (count - 3);
    case 'linear':
      return three * (count - 2);
    case 'none':
      return 0;
    default:
      return ofAKind satisfies never;
  }
}
