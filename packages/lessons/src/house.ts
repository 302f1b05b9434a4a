import type { RuleSet } from '@farkle/rules';

/** For each rule the values that a lesson teaches where none has been chosen, the most usual first. */
const usual: { readonly [Field in keyof RuleSet]: readonly [RuleSet[Field], RuleSet[Field]] } = {
  target: [5000, 10_000],
  ending: ['immediate', 'finalRound'],
  entryMinimum: [500, 350],
  bankMinimum: [300, 500],
  threeFarkles: [500, 1000],
  hotDice: ['mustRoll', 'mayRoll'],
  threeOnes: [300, 1000],
  ofAKind: ['doubled', 'flat'],
  straight: [3000, 2500],
  threePairs: [750, 0],
  fourOfAKindAndPair: [1500, 0],
  twoTriplets: [0, 2500],
  lowStraight: [500, 0],
  highStraight: [750, 0],
};

/** The rule set with another value for one rule, one that tables use: what a lesson on the rule is about. */
export function withHouseRule(field: keyof RuleSet, base: RuleSet): RuleSet {
  const [first, second] = usual[field];
  return { ...base, ...freed(field), [field]: base[field] === first ? second : first };
}

/** Each minimum is taught without the other one. */
function freed(field: keyof RuleSet): Partial<RuleSet> {
  if (field === 'entryMinimum') return { bankMinimum: 0 };
  return field === 'bankMinimum' ? { entryMinimum: 0 } : {};
}

/** The lesson that explains a rule with the value it has. */
export function lessonOfRule(field: keyof RuleSet, ruleSet: RuleSet): string {
  switch (field) {
    case 'hotDice':
      return ruleSet.hotDice === 'mustRoll' ? 'mustRoll' : 'hotDice';
    case 'ofAKind':
      return ofAKindLesson[ruleSet.ofAKind];
    case 'target':
    case 'ending':
    case 'entryMinimum':
    case 'bankMinimum':
    case 'threeFarkles':
    case 'threeOnes':
    case 'straight':
    case 'threePairs':
    case 'fourOfAKindAndPair':
    case 'twoTriplets':
    case 'lowStraight':
    case 'highStraight':
      return field;
    default:
      return field satisfies never;
  }
}

const ofAKindLesson: Readonly<Record<RuleSet['ofAKind'], string>> = {
  flat: 'scoring',
  doubled: 'doubled',
  linear: 'linear',
  none: 'triplesOnly',
};
