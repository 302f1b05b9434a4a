import { bestSelection, formatDice, type RuleSet } from '@farkle/rules';
import {
  attempt,
  bank,
  diceOf,
  hold,
  type LessonPlan,
  roll,
  type Script,
  type ScriptStep,
} from '../../plan/script.ts';
import { worth } from '../worth.ts';

/** A field that says what a combination of dice is worth. */
type WorthField = Exclude<
  { [Field in keyof RuleSet]: RuleSet[Field] extends number ? Field : never }[keyof RuleSet],
  'target' | 'entryMinimum' | 'bankMinimum' | 'threeFarkles'
>;

/** Each combination with a roll that holds it; where the rule is off, one that still has something else to take. */
const rolls: readonly { readonly field: WorthField; readonly on: string; readonly off: string }[] = [
  { field: 'threeOnes', on: '1-1-1-3-4-6', off: '1-1-1-3-4-6' },
  { field: 'straight', on: '4-1-6-3-5-2', off: '4-1-6-3-5-2' },
  { field: 'threePairs', on: '2-3-2-6-3-6', off: '1-3-1-5-3-5' },
  { field: 'twoTriplets', on: '3-5-3-5-3-5', off: '3-5-3-5-3-5' },
  { field: 'fourOfAKindAndPair', on: '4-6-4-4-6-4', off: '4-6-4-4-6-4' },
  { field: 'lowStraight', on: '3-1-5-2-4-5', off: '3-1-5-2-4-5' },
  { field: 'highStraight', on: '4-2-6-5-3-5', off: '4-2-6-5-3-5' },
];

/** What a combination is worth at this table, or that it is none here: one lesson for each such rule. */
export const worthPlans: readonly LessonPlan[] = rolls.map(({ field, on, off }) => ({
  id: field,
  group: 'houseRules',
  field,
  words: 'worth',
  script: (ruleSet) => (ruleSet[field] > 0 ? takeIt(field, on) : withoutIt(off, ruleSet)),
}));

function takeIt(field: WorthField, dice: string): Script {
  const taken = field === 'threeOnes' ? '1-1-1' : dice;
  const spare = field === 'lowStraight' || field === 'highStraight';
  return {
    rolls: [dice],
    steps: [roll('roll'), hold(spare ? 'takeWithSpare' : 'take', taken), bank('bank', taken)],
  };
}

/** Dice that would have been a combination: what is left of them without the rule. */
function withoutIt(dice: string, ruleSet: RuleSet): Script {
  const best = bestSelection(diceOf(dice), ruleSet);
  const taken = best === null ? '' : formatDice(best.dice);
  const tries: ScriptStep[] = worth(dice, ruleSet) === 0 ? [attempt('off', dice, 'doesNotScore')] : [];
  return {
    rolls: [dice],
    steps: [roll('rollOff'), ...tries, hold('offTake', taken), bank('bankOff', taken)],
  };
}
