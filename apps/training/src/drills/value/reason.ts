import { type CombinationKind, type Dice, type Face, scoreSelection } from '@farkle/rules';
import { type Preset, ruleSets } from '../../rules/preset.ts';
import { alike } from './lay.ts';
import { chosenDice } from './position.ts';
import { type AnswerKey, answerKey, type Question } from './question.ts';

/** Why a selection is worth what it is worth, as a code with its facts; the words are the messages'. */
export type Reason =
  | { readonly code: 'needsThree' }
  | { readonly code: 'notStraight' }
  | { readonly code: 'noFourAndPair'; readonly face: Face }
  | { readonly code: 'tooFewSetAside'; readonly face: Face }
  | { readonly code: 'otherRoll'; readonly kept: Dice; readonly face: Face }
  | { readonly code: 'ownRoll'; readonly kept: Dice }
  | { readonly code: 'onlySetAside' }
  | { readonly code: 'singles' }
  | { readonly code: 'triple'; readonly face: Face; readonly points: number }
  | { readonly code: 'threeOnes'; readonly points: number }
  | { readonly code: 'fourOnes'; readonly points: number; readonly flat: number }
  | { readonly code: 'alike'; readonly count: '4' | '5' | '6'; readonly points: number }
  | { readonly code: 'straight'; readonly points: number }
  | { readonly code: 'threePairs'; readonly points: number }
  | { readonly code: 'twoTriplets'; readonly points: number; readonly apart: number }
  | { readonly code: 'triplesApart' }
  | { readonly code: 'fourAndPair'; readonly points: number }
  | { readonly code: 'fourAndSingles' };

/** The one reason worth saying about a question's answer. */
export function reasonFor(question: Question): Reason {
  const key = answerKey(question.position, question.preset);
  return key.answer === 'notLegal' ? whyNotLegal(question, key) : whyWorth(question, key);
}

function whyNotLegal({ topic, position }: Question, { stray }: AnswerKey): Reason {
  const face = stray[0] as Face;
  switch (topic) {
    case 'keptEarlier':
      return { code: 'otherRoll', kept: position.kept, face };
    case 'leftBehind':
      return { code: 'tooFewSetAside', face };
    case 'nearStraight':
      return { code: 'notStraight' };
    case 'fourAndPair':
      return { code: 'noFourAndPair', face };
    default:
      return { code: 'needsThree' };
  }
}

function whyWorth(question: Question, { combinations, points }: AnswerKey): Reason {
  const { topic, position } = question;
  if (topic === 'keptEarlier') return { code: 'ownRoll', kept: position.kept };
  if (topic === 'leftBehind') return { code: 'onlySetAside' };

  const find = (kind: CombinationKind) => combinations.find((combination) => combination.kind === kind);
  if (find('straight')) return { code: 'straight', points };
  if (find('threePairs')) return { code: 'threePairs', points };
  if (find('fourOfAKindAndPair')) return { code: 'fourAndPair', points };
  if (find('twoTriplets')) return { code: 'twoTriplets', points, apart: triplesApart(question) };
  if (topic === 'twoTriplets') return { code: 'triplesApart' };
  if (topic === 'fourAndPair') return { code: 'fourAndSingles' };

  const six = find('sixOfAKind');
  if (six) return { code: 'alike', count: '6', points: six.points };
  const five = find('fiveOfAKind');
  if (five) return { code: 'alike', count: '5', points: five.points };
  const four = find('fourOfAKind');
  if (four) return { code: 'alike', count: '4', points: four.points };

  const three = find('threeOfAKind');
  if (three === undefined) return { code: 'singles' };
  const face = three.dice[0] as Face;
  if (face !== 1) return { code: 'triple', face, points: three.points };
  const isFourOnes = chosenDice(position).join() === alike(1, 4).join();
  return isFourOnes
    ? { code: 'fourOnes', points, flat: worth(alike(2, 4), question.preset) }
    : { code: 'threeOnes', points: three.points };
}

/** What two triplets would be worth one by one, in points. */
function triplesApart({ position, preset }: Question): number {
  const pair = [...new Set(chosenDice(position))];
  return pair.reduce((sum, face) => sum + worth(alike(face, 3), preset), 0);
}

function worth(dice: Dice, preset: Preset): number {
  const verdict = scoreSelection(dice, ruleSets[preset]);
  return verdict.ok ? verdict.value.points : 0;
}
