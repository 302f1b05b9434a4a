import type { Lesson, Reply, Saying } from '@farkle/lessons';
import type { RuleSet } from '@farkle/rules';
import { scoreSelection } from '@farkle/rules';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { refusalSentence } from '../words/refusalSentence.ts';

/** What a lesson is called and what it says, in the page's language. */
export interface LessonWords {
  /** The name of a lesson; one on a house rule is named after its rule and the value. */
  readonly title: (lesson: Pick<Lesson, 'id' | 'field' | 'ruleSet'>) => string;
  /** A short sentence about it. */
  readonly about: (lesson: Pick<Lesson, 'id' | 'field'>) => string;
  readonly say: (saying: Saying, field: keyof RuleSet | null) => string;
  readonly answer: (reply: Reply, field: keyof RuleSet | null) => string;
}

/** Keys of lessons are data: a test reads every one of them out. */
type ByKey = (key: string, figures?: Saying['figures']) => string;

/** The words of lessons. */
export function useLessonWords(): LessonWords {
  const lessons = useTranslations('lessons');
  const learn = useTranslations('learn');
  const rules = useTranslations('rules');
  const table = useTranslations('table');
  const reasons = useTranslations('reasons');
  const format = useFormatter();
  return useMemo(() => {
    const byKey = lessons as unknown as ByKey;
    const say: LessonWords['say'] = ({ key, figures }, field) =>
      byKey(key, field === null ? figures : { ...figures, name: rules(`fields.${field}`) });
    return {
      title: ({ id, field, ruleSet }) =>
        field === null
          ? byKey(`${id}.title`)
          : learn('houseTitle', { field: rules(`fields.${field}`), value: ruleValue(field, ruleSet, rules) }),
      about: ({ id, field }) => (field === null ? byKey(`${id}.about`) : rules(`sentences.${field}`)),
      say,
      answer: (reply, field) =>
        reply.kind === 'saying'
          ? say(reply.say, field)
          : refusalSentence(reply.refusal, {
              t: table,
              reasons,
              format,
              voice: () => ({ who: 'you', name: '' }),
            }),
    };
  }, [lessons, learn, rules, table, reasons, format]);
}

/** The value that a rule set gives to a rule, in words. */
function ruleValue(
  field: keyof RuleSet,
  ruleSet: RuleSet,
  rules: ReturnType<typeof useTranslations<'rules'>>,
): string {
  const value = ruleSet[field];
  if (typeof value === 'number') {
    return value === 0 ? rules('values.off') : rules('values.points', { points: value });
  }
  if (value !== 'flat') return rules(`values.${value}`);
  const worth = (count: number) => {
    const verdict = scoreSelection(new Array(count).fill(2), ruleSet);
    return verdict.ok ? verdict.value.points : 0;
  };
  return rules('values.flat', { four: worth(4), five: worth(5), six: worth(6) });
}
