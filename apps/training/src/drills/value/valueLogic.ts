import type { RuleSet } from '@farkle/rules';
import type { DrillLogic } from '../../session/drill.ts';
import { difficultyOf, drawQuestion, signature } from './drawQuestion.ts';
import { parseQuestion } from './parseQuestion.ts';
import { type Answer, answerKey, type Question } from './question.ts';
import { type Reason, reasonFor } from './reason.ts';

/** The value drill under a rule set. An illegal selection has no worth; the cost of taking it for one is its points. */
export function valueLogic(ruleSet: RuleSet): DrillLogic<Question, Answer, Reason> {
  return {
    draw: (request) => drawQuestion(ruleSet, request),
    difficulty: difficultyOf,
    judge(question, answer) {
      const best = answerKey(question.position, ruleSet).answer;
      const isRight = answer === best;
      const values = { given: pointsOf(answer), best: pointsOf(best) };
      return {
        score: isRight ? 1 : 0,
        isRight,
        best,
        values,
        cost: Math.abs((values.given ?? 0) - (values.best ?? 0)),
        reason: reasonFor(question, ruleSet),
      };
    },
    parse: (value) => parseQuestion(value, ruleSet),
    signature: ({ position }) => signature(position),
  };
}

function pointsOf(answer: Answer): number | null {
  return answer === 'notLegal' ? null : answer;
}
