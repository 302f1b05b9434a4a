import { useTranslations } from 'use-intl';
import { Division } from '../../session/Division.tsx';
import type { DetailProps } from '../../session/drill.ts';
import { type Answer, answerKey, type Question } from './question.ts';
import type { Reason } from './reason.ts';

/** How the selection divides. */
export function ValueDetail({ question, ruleSet }: DetailProps<Question, Answer, Reason>) {
  const t = useTranslations('training.value');
  const { combinations, stray } = answerKey(question.position, ruleSet);
  return <Division label={t('division')} combinations={combinations} stray={stray} />;
}
