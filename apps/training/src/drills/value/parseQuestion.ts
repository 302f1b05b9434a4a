import { isDice, isRoll, type RuleSet } from '@farkle/rules';
import * as v from 'valibot';
import { answerKey, type Question } from './question.ts';
import { topics } from './topic.ts';

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));

const question = v.pipe(
  v.object({
    topic: v.picklist(topics),
    position: v.pipe(
      v.object({
        kept: v.custom<Question['position']['kept']>((value) => isDice(value) && value.length <= 6),
        roll: v.custom<Question['position']['roll']>(isRoll),
        chosen: v.pipe(v.array(place), v.minLength(1)),
      }),
      v.check(({ roll, chosen }) =>
        chosen.every((at, index) => at < roll.length && at > (chosen[index - 1] ?? -1)),
      ),
    ),
    options: v.array(v.union([v.pipe(v.number(), v.integer(), v.gtValue(0)), v.literal('notLegal')])),
  }),
);

/** Reads a kept question; null when it is none, or its answers do not fit the rule set. */
export function parseQuestion(value: unknown, ruleSet: RuleSet): Question | null {
  const parsed = v.safeParse(question, value);
  if (!parsed.success) return null;
  const { position, options } = parsed.output;
  return options.includes(answerKey(position, ruleSet).answer) ? parsed.output : null;
}
