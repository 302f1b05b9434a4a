import type { RuleSet } from '@farkle/rules';
import { useTranslations } from 'use-intl';
import type { DecisionQuestion } from '../../positions/question.ts';

/** What is special about a question's moment, in a few words; null for a turn like any other. */
export function useSituation(
  { position, kind }: DecisionQuestion,
  { entryMinimum, threeFarkles }: RuleSet,
): string | null {
  const t = useTranslations('training.decisions.standing');
  const { own, other } = position;
  switch (kind) {
    case 'lastTurn':
      return t('needs', { points: (other?.score ?? 0) - own.score });
    case 'entry':
      return t('entry', { points: entryMinimum });
    case 'twoFarkles':
      return t('twoFarkles', { points: Math.min(threeFarkles, own.score) });
    case 'nearTarget':
    case null:
      return null;
    default:
      return kind satisfies never;
  }
}
