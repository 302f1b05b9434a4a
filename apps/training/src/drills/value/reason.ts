import { type CombinationKind, type Dice, type Face, type RuleSet, scoreSelection } from '@farkle/rules';
import { alike } from './lay.ts';
import { chosenDice } from './position.ts';
import { type AnswerKey, answerKey, type Question } from './question.ts';

/** Why a selection is worth what it is worth, as a code with its facts; the words are the messages'. */
export type Reason =
  | { readonly code: 'needsThree' }
  | { readonly code: 'onlyTriples'; readonly face: Face }
  | { readonly code: 'notStraight' }
  | { readonly code: 'noFourAndPair'; readonly face: Face }
  | { readonly code: 'noThreePairs'; readonly face: Face }
  | { readonly code: 'tooFewSetAside'; readonly face: Face }
  | { readonly code: 'otherRoll'; readonly kept: Dice; readonly face: Face }
  | { readonly code: 'ownRoll'; readonly kept: Dice }
  | { readonly code: 'onlySetAside' }
  | { readonly code: 'singles' }
  | { readonly code: 'triple'; readonly face: Face; readonly points: number }
  | { readonly code: 'threeOnes'; readonly points: number }
  | { readonly code: 'fourOnes'; readonly points: number; readonly flat: number }
  | { readonly code: 'alike'; readonly count: '4' | '5' | '6'; readonly points: number }
  | {
      readonly code: 'alikeByFace';
      readonly count: '4' | '5' | '6';
      readonly face: Face;
      readonly points: number;
    }
  | { readonly code: 'straight'; readonly points: number }
  | { readonly code: 'partialStraight'; readonly points: number }
  | { readonly code: 'threePairs'; readonly points: number }
  | { readonly code: 'twoTriplets'; readonly points: number; readonly apart: number }
  | { readonly code: 'triplesApart' }
  | { readonly code: 'fourAndPair'; readonly points: number }
  | { readonly code: 'fourAndSingles' }
  | { readonly code: 'bestDivision' };

/** The one reason worth saying about a question's answer. */
export function reasonFor(question: Question, ruleSet: RuleSet): Reason {
  const key = answerKey(question.position, ruleSet);
  return key.answer === 'notLegal' ? whyNotLegal(question, key, ruleSet) : whyWorth(question, key, ruleSet);
}

function whyNotLegal({ topic, position }: Question, { stray }: AnswerKey, ruleSet: RuleSet): Reason {
  const face = stray[0] as Face;
  switch (topic) {
    case 'keptEarlier':
      return { code: 'otherRoll', kept: position.kept, face };
    case 'leftBehind':
      return { code: 'tooFewSetAside', face };
    case 'nearStraight':
      return { code: ruleSet.lowStraight + ruleSet.highStraight === 0 ? 'notStraight' : 'needsThree' };
    case 'fourAndPair':
      return ruleSet.ofAKind === 'none' ? { code: 'onlyTriples', face } : { code: 'noFourAndPair', face };
    case 'threePairs':
      return { code: 'noThreePairs', face };
    case 'moreOfAKind':
      return { code: 'onlyTriples', face };
    default:
      return { code: 'needsThree' };
  }
}

function whyWorth(question: Question, { combinations, points }: AnswerKey, ruleSet: RuleSet): Reason {
  const { topic, position } = question;
  if (topic === 'keptEarlier') return { code: 'ownRoll', kept: position.kept };
  if (topic === 'leftBehind') return { code: 'onlySetAside' };

  const find = (kind: CombinationKind) => combinations.find((combination) => combination.kind === kind);
  if (find('straight')) return { code: 'straight', points };
  if (find('threePairs')) return { code: 'threePairs', points };
  if (find('fourOfAKindAndPair')) return { code: 'fourAndPair', points };
  if (find('twoTriplets')) return { code: 'twoTriplets', points, apart: triplesApart(question, ruleSet) };
  if (topic === 'twoTriplets') return { code: ruleSet.twoTriplets === 0 ? 'triplesApart' : 'bestDivision' };
  if (topic === 'fourAndPair') {
    return { code: ruleSet.fourOfAKindAndPair === 0 ? 'fourAndSingles' : 'bestDivision' };
  }
  const run = find('lowStraight') ?? find('highStraight');
  if (run) return { code: 'partialStraight', points: run.points };
  return whyOfAKind(combinations, position, points, ruleSet);
}

const counted = { fourOfAKind: '4', fiveOfAKind: '5', sixOfAKind: '6' } as const;

function whyOfAKind(
  combinations: AnswerKey['combinations'],
  position: Question['position'],
  points: number,
  ruleSet: RuleSet,
): Reason {
  for (const combination of combinations) {
    const { kind } = combination;
    if (kind !== 'fourOfAKind' && kind !== 'fiveOfAKind' && kind !== 'sixOfAKind') continue;
    const facts = { count: counted[kind], points: combination.points };
    return ruleSet.ofAKind === 'flat'
      ? { code: 'alike', ...facts }
      : { code: 'alikeByFace', face: combination.dice[0] as Face, ...facts };
  }
  const three = combinations.find(({ kind }) => kind === 'threeOfAKind');
  if (three === undefined) return { code: 'singles' };
  const face = three.dice[0] as Face;
  if (face !== 1) return { code: 'triple', face, points: three.points };
  const isFourOnes = chosenDice(position).join() === alike(1, 4).join();
  return isFourOnes && ruleSet.ofAKind === 'flat'
    ? { code: 'fourOnes', points, flat: worth(alike(2, 4), ruleSet) }
    : { code: 'threeOnes', points: three.points };
}

/** What two triplets would be worth one by one, in points. */
function triplesApart({ position }: Question, ruleSet: RuleSet): number {
  const pair = [...new Set(chosenDice(position))];
  return pair.reduce((sum, face) => sum + worth(alike(face, 3), ruleSet), 0);
}

function worth(dice: Dice, ruleSet: RuleSet): number {
  const verdict = scoreSelection(dice, ruleSet);
  return verdict.ok ? verdict.value.points : 0;
}
