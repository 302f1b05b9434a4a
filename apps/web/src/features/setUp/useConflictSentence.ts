import type { RuleSet, RuleSetError } from '@farkle/rules';
import { ruleFields } from '@farkle/rules';
import { useTranslations } from 'next-intl';

/** Why rules cannot be played, as a sentence that names the rule. */
export function useConflictSentence(conflict: RuleSetError | null): string | undefined {
  const t = useTranslations('rules');
  if (conflict === null) return undefined;
  const known = Object.hasOwn(ruleFields, conflict.field);
  const field = known ? t(`fields.${conflict.field as keyof RuleSet}`) : conflict.field;
  return t(`refusals.${conflict.code}`, { field });
}
