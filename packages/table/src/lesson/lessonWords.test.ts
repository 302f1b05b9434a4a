import { type Lesson, lessonFor, lessonPlans, type Saying, withHouseRule } from '@farkle/lessons';
import { loadMessages, locales } from '@farkle/messages';
import { classic, parseRuleSet, type RuleSet, simple } from '@farkle/rules';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';

/** Every lesson under both tables and with every house rule, also switched off. */
const lessons: readonly Lesson[] = [classic, simple].flatMap((base) =>
  lessonPlans.flatMap(({ id, field }) => {
    const ruleSets: RuleSet[] =
      field === undefined ? [base] : [base, withHouseRule(field, base), { ...base, [field]: 0 }];
    const possible = ruleSets.filter((ruleSet) => parseRuleSet(ruleSet).ok);
    return possible.flatMap((ruleSet) => lessonFor(id, ruleSet) ?? []);
  }),
);

function sayingsOf({ steps, end }: Lesson): Saying[] {
  return [
    end,
    ...steps.flatMap(({ ask, say, hint, replies }) => [
      say,
      ...(hint === null ? [] : [hint]),
      ...Object.values(replies),
      ...(ask.do === 'answer' ? ask.choices.map((choice) => choice.say) : []),
    ]),
  ];
}

describe.each(locales)('what the lessons say in %s', async (locale) => {
  const messages = await loadMessages(locale);
  const problems: string[] = [];
  const say = createTranslator({
    locale,
    messages,
    namespace: 'lessons',
    timeZone: 'UTC',
    onError: ({ message }) => problems.push(message),
  }) as unknown as (key: string, figures?: object) => string;

  test('is there for every step, answer and hint, with every figure that it names', () => {
    for (const lesson of lessons) {
      for (const { key, figures } of sayingsOf(lesson))
        say(key, { held: '5', heldPoints: 50, ...figures, name: 'a rule' });
      if (lesson.field === null) {
        say(`${lesson.id}.title`);
        say(`${lesson.id}.about`);
      }
    }
    expect([...new Set(problems)]).toEqual([]);
  });

  test('is there for every answer of the teacher', () => {
    for (const code of ['otherDice', 'rollInstead', 'bankInstead', 'notYet', 'wrongAnswer', 'lessonIsOver']) {
      say(`replies.${code}`, { held: '1', heldPoints: 100, dice: '5' });
    }
    expect(problems).toEqual([]);
  });
});
