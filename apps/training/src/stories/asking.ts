import { type DecisionDrillOf, decisionLogic } from '../drills/decisions/decisionLogic.ts';
import type { DecisionQuestion } from '../positions/question.ts';
import type { Drill } from '../session/drill.ts';

/** The drill as it is, but with one question to ask: a story is the same each time. */
export function asking<Question, Answer, Reason>(
  drill: Drill<Question, Answer, Reason>,
  question: Question,
): Drill<Question, Answer, Reason> {
  return {
    ...drill,
    open: async (ruleSet) => ({ ...(await drill.open(ruleSet)), draw: () => question }),
  };
}

/** A drill of decisions with one question that was drawn before, so that no worker has to be started. */
export function askingDecision(drill: DecisionDrillOf, question: DecisionQuestion): DecisionDrillOf {
  return { ...drill, open: (ruleSet) => decisionLogic(ruleSet, () => question) };
}
