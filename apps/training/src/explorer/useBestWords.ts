import { formatDice } from '@farkle/rules';
import { useTranslations } from 'use-intl';
import type { Valuation } from '../brain/brainMessages.ts';
import type { Position } from '../positions/position.ts';

/** The best choice of a valuation as one sentence. */
export function useBestWords(): (valuation: Valuation, position: Position) => string {
  const t = useTranslations('training.explorer.result');
  const answers = useTranslations('training.decisions.answer');
  return (valuation, { turnPoints, diceLeft }) => {
    if (valuation.kind === 'choices') {
      const { choices, currency } = valuation.key;
      const best = choices[0];
      if (best === undefined) throw new Error('A roll that scores leaves a choice; ask for no farkles.');
      const dice = formatDice(best.setAside);
      const answer =
        best.then === 'bank'
          ? answers('keepBank', { dice, points: best.turnPoints })
          : answers('keepRoll', { dice, count: best.diceLeft });
      return t('best', { answer, value: t(currency, { value: best.value }) });
    }
    const { currency, rolling, banking } = valuation.weighing;
    const sign = currency === 'turns' ? -1 : 1;
    const banks = banking !== null && sign * banking >= sign * rolling - 1e-12;
    const answer = banks ? answers('bank', { points: turnPoints }) : answers('roll', { count: diceLeft });
    return t('best', { answer, value: t(currency, { value: banks ? banking : rolling }) });
  };
}
