import { diceInPlay, farkleOdds, pointsGrid, type RuleSet } from '@farkle/rules';
import * as v from 'valibot';
import type { DrillLogic } from '../../session/drill.ts';
import { closenessOf } from './closeness.ts';
import { difficultyOf, drawQuestion, signature } from './drawQuestion.ts';
import type { Answer, Question } from './question.ts';
import { type Reason, reasonFor } from './reason.ts';
import type { TurnValues } from './turnValues.ts';

const dice = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(diceInPlay));

const question = v.variant('kind', [
  v.object({ kind: v.literal('risk'), dice }),
  v.pipe(
    v.object({
      kind: v.literal('gain'),
      dice,
      turnPoints: v.pipe(v.number(), v.multipleOf(pointsGrid), v.minValue(0), v.maxValue(100_000)),
    }),
    v.check((each) => each.turnPoints > 0 || each.dice === diceInPlay),
  ),
]);

/** The odds drill under a rule set. Its unit is the chance, or the point. */
export function oddsLogic(ruleSet: RuleSet, values: TurnValues): DrillLogic<Question, Answer, Reason> {
  return {
    draw: (request) => drawQuestion(ruleSet, request),
    difficulty: difficultyOf,
    judge(asked, estimate) {
      const exact = exactFigure(asked, ruleSet, values);
      return {
        ...closenessOf(asked, estimate, exact),
        best: exact,
        values: { given: estimate, best: exact },
        cost: Math.abs(estimate - exact),
        reason: reasonFor(asked, exact, ruleSet, values),
      };
    },
    parse(value) {
      const parsed = v.safeParse(question, value);
      return parsed.success ? parsed.output : null;
    },
    signature,
  };
}

function exactFigure(asked: Question, ruleSet: RuleSet, values: TurnValues): number {
  if (asked.kind === 'gain') return values.ofRolling(asked.turnPoints, asked.dice);
  const { farkles, rolls } = farkleOdds(asked.dice, ruleSet);
  return farkles / rolls;
}
