import type { CombinationKind, Dice, RuleSet } from '@farkle/rules';
import { scoreSelection } from '@farkle/rules';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** The sentences of the rules page, and names for what it is about. */
export function useRulesWords() {
  const t = useTranslations('rulesPage');
  const rules = useTranslations('rules');
  const format = useFormatter();

  const dice = (faces: Dice) =>
    format.list(
      faces.map((face) => format.number(face)),
      { type: 'unit', style: 'short' },
    );
  const percent = (chance: number) =>
    format.number(chance, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const combination = (kind: CombinationKind, faces: Dice) =>
    kind === 'single'
      ? rules('combinations.single', { face: format.number(faces[0] ?? 0) })
      : rules(`combinations.${kind}`);
  const value = (field: keyof RuleSet, ruleSet: RuleSet): string => {
    switch (field) {
      case 'ending':
      case 'hotDice':
        return rules(`values.${ruleSet[field]}`);
      case 'ofAKind':
        return ruleSet.ofAKind === 'flat'
          ? rules('values.flat', { four: worth(4, ruleSet), five: worth(5, ruleSet), six: worth(6, ruleSet) })
          : rules(`values.${ruleSet.ofAKind}`);
      default:
        return ruleSet[field] === 0
          ? rules('values.off')
          : rules('values.points', { points: ruleSet[field] });
    }
  };
  const strong = { b: (chunks: ReactNode) => <strong>{chunks}</strong> };
  return { t, rules, format, dice, percent, combination, value, strong };
}

/** What so many dice alike are worth where that is the same for every face but 1. */
function worth(count: number, ruleSet: RuleSet): number {
  const scored = scoreSelection(
    Array.from({ length: count }, () => 2),
    ruleSet,
  );
  return scored.ok ? scored.value.points : 0;
}
