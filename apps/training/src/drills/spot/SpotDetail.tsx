import { bestSelection, scoreSelection } from '@farkle/rules';
import { useTranslations } from 'use-intl';
import { Division } from '../../session/Division.tsx';
import type { DetailProps } from '../../session/drill.ts';
import type { Reason } from './kind.ts';
import type { Answer, Question } from './question.ts';

/** What the roll is worth at most; nothing on a farkle. */
export function SpotDetail({ question, ruleSet }: DetailProps<Question, Answer, Reason>) {
  const t = useTranslations('training.spot');
  const best = bestSelection(question.roll, ruleSet);
  const verdict = best === null ? null : scoreSelection(best.dice, ruleSet);
  return verdict?.ok ? <Division label={t('division')} combinations={verdict.value.combinations} /> : null;
}
