import type { RuleSet } from '@farkle/rules';
import { brain } from '../../brain/brain.ts';
import { freshChanceSeed } from '../../chance/freshChanceSeed.ts';
import { secondCost } from '../../positions/answerKey.ts';
import { hardnessOf } from '../../positions/hardness.ts';
import { parseDecision } from '../../positions/parseDecision.ts';
import { type DecisionDrill, type DecisionQuestion, signatureOf } from '../../positions/question.ts';
import { openSupply } from '../../positions/supply.ts';
import type { Drill, DrillLogic, Verdict } from '../../session/drill.ts';
import { choiceOf, type DecisionAnswer, placesOf } from './decisionAnswer.ts';
import { type DecisionReason, reasonFor } from './decisionReason.ts';

export type DecisionLogic = DrillLogic<DecisionQuestion, DecisionAnswer, DecisionReason>;

/** Opens a drill of decisions: starts the worker, which loads or solves the rule set, and lays in the first questions. */
export async function openDecisions(drill: DecisionDrill, ruleSet: RuleSet): Promise<DecisionLogic> {
  const mind = brain();
  mind.prepare(ruleSet);
  let knowledge = mind.stateOf(ruleSet).knowledge;
  const supply = await openSupply(
    {
      draw: (asked) => mind.draw(ruleSet, { drill, ...asked }),
      learns: (heard) =>
        mind.subscribe(() => {
          const now = mind.stateOf(ruleSet).knowledge;
          if (now !== 'points' && knowledge === 'points') heard();
          knowledge = now;
        }),
    },
    freshChanceSeed(),
  );
  return decisionLogic(ruleSet, ({ aim, asked }) => supply.take(aim, asked));
}

/** A drill of decisions under a rule set, with whoever draws its questions. */
export function decisionLogic(ruleSet: RuleSet, draw: DecisionLogic['draw']): DecisionLogic {
  return {
    draw,
    difficulty: ({ key }) => hardnessOf(secondCost(key) ?? 1, key.currency),
    judge: (question, answer) => judgeDecision(question, answer, ruleSet),
    parse: (value) => parseDecision(value, ruleSet),
    signature: signatureOf,
  };
}

/** The verdict on an answer: right is the best choice, or one that costs no more than the coach's limit for good play. */
export function judgeDecision(
  question: DecisionQuestion,
  answer: DecisionAnswer,
  ruleSet: RuleSet,
): Verdict<DecisionAnswer, DecisionReason> {
  const { position, key } = question;
  const best = key.choices[0];
  if (best === undefined) throw new Error('A question has a best choice; draw questions by drawDecision.');
  const made = choiceOf(question, answer);
  const isRight = made !== null && (made.grade === 'best' || made.grade === 'good');
  return {
    score: isRight ? 1 : 0,
    isRight,
    best: {
      places: placesOf(best.setAside, position.roll, answer.places),
      then: answer.then === null ? null : best.then,
    },
    values: { given: made?.value ?? null, best: best.value },
    cost: made?.cost ?? 0,
    reason: reasonFor(question, made, ruleSet),
  };
}

/** A drill that asks for a decision. */
export type DecisionDrillOf = Drill<DecisionQuestion, DecisionAnswer, DecisionReason>;

/** Nothing is set aside at first. */
export const noAnswer = (): DecisionAnswer => ({ places: [], then: null });
