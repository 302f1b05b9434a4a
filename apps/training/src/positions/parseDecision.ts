import { type Dice, type Face, isRoll, legalSelections, type RuleSet } from '@farkle/rules';
import type { Grade, Reason } from '@farkle/strategy';
import * as v from 'valibot';
import type { AnswerKey } from './answerKey.ts';
import { parsePosition, positionShape } from './parsePosition.ts';
import type { Position } from './position.ts';
import { type DecisionQuestion, endgameKindOf, endgameKinds } from './question.ts';

const finite = v.pipe(v.number(), v.finite());
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const someDice = v.pipe(
  v.array(v.number()),
  v.check((dice) => isRoll(dice)),
  v.transform((dice) => dice as Face[]),
);

const grades = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const satisfies readonly Grade[];

const choice = v.strictObject({
  setAside: someDice,
  then: v.picklist(['roll', 'bank']),
  turnPoints: amount,
  diceLeft: v.pipe(amount, v.minValue(1), v.maxValue(6)),
  value: finite,
  cost: v.pipe(v.number(), v.minValue(0)),
  grade: v.picklist(grades),
});

const reason = v.variant('code', [
  v.strictObject({ code: v.literal('rollRisk'), dice: amount, chance, risked: amount }),
  v.strictObject({ code: v.literal('rollWorth'), dice: amount, points: finite, gain: finite }),
  v.strictObject({ code: v.literal('hotDice'), points: amount }),
  v.strictObject({ code: v.literal('bankWins'), score: amount }),
  v.strictObject({ code: v.literal('bankLoses'), to: amount }),
  v.strictObject({ code: v.literal('lastTurnNeeds'), points: amount }),
  v.strictObject({ code: v.literal('belowMinimum'), needs: amount, have: amount }),
  v.strictObject({ code: v.literal('thirdFarkle'), penalty: amount }),
]) satisfies v.GenericSchema<unknown, Reason>;

const question = v.strictObject({
  position: positionShape,
  key: v.strictObject({
    currency: v.picklist(['winChance', 'points', 'turns']),
    knowledge: v.picklist(['points', 'quick', 'exact']),
    choices: v.pipe(v.array(choice), v.minLength(2)),
    reasons: v.array(reason),
  }),
  kind: v.nullable(v.picklist(endgameKinds)),
});

/** Reads a question from foreign data; null when it is none, or its key does not fit its position under the rules. */
export function parseDecision(value: unknown, ruleSet: RuleSet): DecisionQuestion | null {
  const parsed = v.safeParse(question, value);
  if (!parsed.success) return null;
  const { key, kind } = parsed.output;
  const position = parsePosition(parsed.output.position, ruleSet);
  if (position === null || position.roll.length === 0 || !keyFits(key, position, ruleSet)) return null;
  return kind === endgameKindOf(position, ruleSet) ? { position, key, kind } : null;
}

/** Every choice is one that the roll allows, its points and dice are right, and the costs follow from the values. */
function keyFits({ choices }: AnswerKey, { roll, turnPoints }: Position, ruleSet: RuleSet): boolean {
  const selections = legalSelections(roll, ruleSet);
  const best = choices[0]?.value ?? 0;
  return choices.every((made) => {
    const selection = selections.find(({ dice }) => sameDice(dice, made.setAside));
    return (
      selection !== undefined &&
      made.turnPoints === turnPoints + selection.points &&
      made.diceLeft === (roll.length - selection.dice.length || 6) &&
      Math.abs(Math.abs(best - made.value) - made.cost) < 1e-9
    );
  });
}

function sameDice(a: Dice, b: Dice): boolean {
  return a.join() === b.join();
}
