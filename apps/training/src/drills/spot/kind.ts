import {
  bestSelection,
  type CombinationKind,
  type Dice,
  type Face,
  faces,
  type RuleSet,
  scoreSelection,
  scoringDice,
} from '@farkle/rules';

/** Why the dice of a roll score, as a code with its facts. */
export type Reason =
  | { readonly code: 'farkle' }
  | { readonly code: 'allScore' }
  | { readonly code: 'singles' }
  | { readonly code: 'ofAKind'; readonly face: Face }
  | { readonly code: 'twoKinds'; readonly first: Face; readonly second: Face }
  | { readonly code: 'straight' | 'partialStraight' | 'threePairs' | 'fourAndPair' | 'twoTriplets' };

/** What a roll teaches. */
export type Topic = 'farkle' | 'singles' | 'ofAKind' | 'sixDice' | 'partialStraight';

const ofSixDice: Partial<Record<CombinationKind, 'straight' | 'threePairs' | 'fourAndPair' | 'twoTriplets'>> =
  {
    straight: 'straight',
    threePairs: 'threePairs',
    fourOfAKindAndPair: 'fourAndPair',
    twoTriplets: 'twoTriplets',
  };

/** A die of these scores without two more of its kind, under every rule set. */
const scoresAlone: ReadonlySet<Face> = new Set([1, 5]);

/** The one reason worth saying about a roll. */
export function reasonFor(roll: Dice, ruleSet: RuleSet): Reason {
  const best = bestSelection(roll, ruleSet);
  if (best === null) return { code: 'farkle' };
  const verdict = scoreSelection(best.dice, ruleSet);
  const kinds = verdict.ok ? verdict.value.combinations.map(({ kind }) => kind) : [];
  for (const kind of kinds) {
    const code = ofSixDice[kind];
    if (code !== undefined) return { code };
    if (kind === 'lowStraight' || kind === 'highStraight') return { code: 'partialStraight' };
  }
  const [first, second] = faces.filter((face) => countOf(roll, face) >= 3);
  if (first !== undefined && second !== undefined) return { code: 'twoKinds', first, second };
  if (first !== undefined && !scoresAlone.has(first)) return { code: 'ofAKind', face: first };
  return { code: scoringDice(roll, ruleSet).every(({ scores }) => scores) ? 'allScore' : 'singles' };
}

/** What a roll teaches, by its reason. */
export function topicOf({ code }: Reason): Topic {
  switch (code) {
    case 'farkle':
    case 'singles':
    case 'ofAKind':
    case 'partialStraight':
      return code;
    case 'allScore':
      return 'singles';
    case 'twoKinds':
      return 'ofAKind';
    case 'straight':
    case 'threePairs':
    case 'fourAndPair':
    case 'twoTriplets':
      return 'sixDice';
    default:
      return code satisfies never;
  }
}

const topicDifficulty: Readonly<Record<Topic, number>> = {
  singles: 1000,
  farkle: 1150,
  ofAKind: 1250,
  sixDice: 1500,
  partialStraight: 1600,
};

/**
 * How hard a roll is, in rating points, set by hand: what it teaches, each die more to look at, and what looks like a
 * combination and is none.
 */
export function difficultyOf(roll: Dice, ruleSet: RuleSet): number {
  const topic = topicOf(reasonFor(roll, ruleSet));
  const isTrap = topic !== 'sixDice' && topic !== 'partialStraight';
  return topicDifficulty[topic] + 25 * (roll.length - 3) + (isTrap ? trapOf(roll) : 0);
}

function trapOf(roll: Dice): number {
  const counts = faces.map((face) => countOf(roll, face));
  const different = counts.filter((count) => count > 0).length;
  const pairs = counts.filter((count) => count === 2).length;
  const isFourAndPair = counts.includes(4) && pairs === 1;
  if (isFourAndPair) return 450;
  if (pairs === 3) return 350;
  if (different === 5 && roll.length >= 5) return 400;
  if (different === 4 && roll.length >= 4) return 150;
  return 100 * pairs;
}

function countOf(roll: Dice, face: Face): number {
  return roll.filter((each) => each === face).length;
}
