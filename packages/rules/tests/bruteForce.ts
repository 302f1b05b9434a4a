import type { RuleSet } from '../src/ruleSet.ts';

/*
 * A second scorer, kept apart from the first on purpose: it imports nothing of the scoring, knows no tables and no
 * multisets, and tries every way to put dice into groups, reading the worth of a group off its sorted faces. Slow and
 * plain enough to be checked against the rules by eye.
 */

export type Faces = readonly number[];

/** What a group of dice is worth as one combination; 0 when it is none. */
export function worthOfGroup(group: Faces, rules: RuleSet): number {
  const text = [...group].sort().join('');
  if (text === '1') return 100;
  if (text === '5') return 50;
  if (text === '123456') return rules.straight;
  if (text === '12345') return rules.lowStraight;
  if (text === '23456') return rules.highStraight;
  if (/^(.)\1(?!\1)(.)\2(?!\2)(.)\3$/.test(text)) return rules.threePairs;
  if (/^(.)\1{3}(?!\1)(.)\2$|^(.)\3(?!\3)(.)\4{3}$/.test(text)) return rules.fourOfAKindAndPair;
  if (/^(.)\1\1(?!\1)(.)\2\2$/.test(text)) return rules.twoTriplets;
  if (!/^(.)\1\1+$/.test(text)) return 0;

  const triple = text[0] === '1' ? rules.threeOnes : Number(text[0]) * 100;
  const more = text.length - 3;
  if (more === 0) return triple;
  if (rules.ofAKind === 'flat') return [1000, 2000, 3000][more - 1] as number;
  if (rules.ofAKind === 'doubled') return triple * ([2, 4, 8][more - 1] as number);
  if (rules.ofAKind === 'linear') return triple * ([2, 3, 4][more - 1] as number);
  return 0;
}

/** The most points over all divisions into groups that each are a combination; 0 when there is no such division. */
export function worth(dice: Faces, rules: RuleSet): number {
  const [first, ...others] = dice;
  if (first === undefined) return 0;
  let most = 0;
  for (const [with_, without] of waysToChoose(others)) {
    const group = worthOfGroup([first, ...with_], rules);
    if (group === 0) continue;
    const rest = worth(without, rules);
    if (without.length === 0 || rest > 0) most = Math.max(most, group + rest);
  }
  return most;
}

/** Every way to choose some of these dice, by position: the chosen and the others. */
export function waysToChoose(dice: Faces): readonly (readonly [chosen: Faces, others: Faces])[] {
  return Array.from(
    { length: 2 ** dice.length },
    (_, choice) =>
      [dice.filter((_, at) => choice & (1 << at)), dice.filter((_, at) => !(choice & (1 << at)))] as const,
  );
}

/** Every legal selection of a roll, as sorted texts `faces=points` without repetition. */
export function selectionTexts(roll: Faces, worthOf: (dice: Faces) => number): readonly string[] {
  const found = new Set<string>();
  for (const [chosen] of waysToChoose(roll)) {
    const points = worthOf(chosen);
    if (points > 0) found.add(`${[...chosen].sort().join('')}=${points}`);
  }
  return [...found].sort();
}

/** The dice to blame for an illegal selection: fewest, then leaving most points, then first in dictionary order. */
export function blamed(dice: Faces, worthOf: (dice: Faces) => number): string {
  const answers = waysToChoose(dice)
    .map(([kept, removed]) => ({ points: worthOf(kept), removed: [...removed].sort().join('') }))
    .filter(({ points, removed }) => points > 0 || removed.length === dice.length);
  answers.sort(
    (a, b) => a.removed.length - b.removed.length || b.points - a.points || (a.removed < b.removed ? -1 : 1),
  );
  return answers[0]?.removed ?? '';
}

/** All 6ⁿ ordered rolls of n dice. */
export function* allRolls(count: number): Generator<Faces> {
  for (let number = 0; number < 6 ** count; number++) {
    yield Array.from({ length: count }, (_, place) => (Math.floor(number / 6 ** place) % 6) + 1);
  }
}
