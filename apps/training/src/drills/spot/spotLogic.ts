import { isRoll, type RuleSet, scoringDice } from '@farkle/rules';
import * as v from 'valibot';
import type { DrillLogic } from '../../session/drill.ts';
import { drawRoll, signature } from './drawRoll.ts';
import { difficultyOf, type Reason, reasonFor } from './kind.ts';
import type { Answer, Question } from './question.ts';

const question = v.object({ roll: v.custom<Question['roll']>(isRoll) });

/** The score by the number of dice judged wrongly: one is nearly right, more are not. */
const scores = [1, 0.3] as const;

/** The spot drill under a rule set. Its unit is the die: so many are judged rightly. */
export function spotLogic(ruleSet: RuleSet): DrillLogic<Question, Answer, Reason> {
  return {
    draw: (request) => drawRoll(ruleSet, request),
    difficulty: ({ roll }) => difficultyOf(roll, ruleSet),
    judge({ roll }, answer) {
      const outlook = scoringDice(roll, ruleSet);
      const best = outlook.flatMap(({ scores }, place) => (scores ? [place] : []));
      const off = outlook.filter(({ scores }, place) => scores !== answer.includes(place)).length;
      return {
        score: scores[off] ?? 0,
        isRight: off === 0,
        best,
        values: { given: roll.length - off, best: roll.length },
        cost: off,
        reason: reasonFor(roll, ruleSet),
      };
    },
    parse(value) {
      const parsed = v.safeParse(question, value);
      return parsed.success ? parsed.output : null;
    },
    signature: ({ roll }) => signature(roll),
  };
}
