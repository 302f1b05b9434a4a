import { bestSelection, type Face, scoreSelection } from '@farkle/rules';
import { useTranslations } from 'use-intl';
import { Division } from '../../session/Division.tsx';
import type { DetailProps } from '../../session/drill.ts';
import type { Reason } from './kind.ts';
import type { Answer, Question } from './question.ts';

/** What the roll is worth at most, and the dice that never score. */
export function SpotDetail({ question, ruleSet, told }: DetailProps<Question, Answer, Reason>) {
  const t = useTranslations('training.spot');
  const { roll } = question;
  const best = bestSelection(roll, ruleSet);
  const verdict = best === null ? null : scoreSelection(best.dice, ruleSet);
  const stray = roll.filter((_: Face, place: number) => !told.verdict.best.includes(place));
  return (
    <Division
      label={t('division')}
      combinations={verdict?.ok ? verdict.value.combinations : []}
      stray={stray}
    />
  );
}
