import { formatDice } from '@farkle/rules';
import type { Advice, Reason, ValuedOption } from '@farkle/strategy';
import type { useTranslations } from 'next-intl';

/** Differences below half of the last shown digit would read as equal, so they are not told. */
const shown: Readonly<Record<Advice['currency'], number>> = { winChance: 0.0005, points: 0.5, turns: 0.005 };

/** An average that rounds to nothing (a minimum out of reach) tells nothing. */
function tells(reason: Reason): boolean {
  return reason.code !== 'rollWorth' || reason.points >= 1;
}

/** The coach's words in the page's language. */
export type CoachWords = ReturnType<typeof useTranslations<'coach'>>;

/** The best move, what it is worth against the next best one, and the reasons with their numbers. */
export function adviceSentences(
  { best, options, currency, forced, reasons }: Advice,
  t: CoachWords,
): string[] {
  const next = options[1];
  const worth =
    next === undefined || forced || Math.abs(best.value - next.value) < shown[currency]
      ? []
      : [t(`values.${currency}`, { better: best.value, next: next.value })];
  return [moveSentence(best, forced, t), ...worth, ...reasonSentences(reasons, t)];
}

/** The reasons that tell something, the weightiest first. */
export function reasonSentences(reasons: readonly Reason[], t: CoachWords): string[] {
  return reasons.filter(tells).map((reason) => reasonSentence(reason, t));
}

function moveSentence(
  { setAside, then, turnPoints, diceLeft }: ValuedOption,
  forced: boolean,
  t: CoachWords,
) {
  const dice = formatDice(setAside);
  if (then === 'bank') return t('bank', { dice, points: turnPoints });
  return t(forced ? 'forced' : 'roll', { dice, count: diceLeft });
}

function reasonSentence(reason: Reason, t: CoachWords): string {
  switch (reason.code) {
    case 'rollRisk':
      return t('reasons.rollRisk', { dice: reason.dice, chance: reason.chance, risked: reason.risked });
    case 'rollWorth':
      return t('reasons.rollWorth', { dice: reason.dice, points: reason.points });
    case 'hotDice':
      return t('reasons.hotDice');
    case 'bankWins':
      return t('reasons.bankWins', { score: reason.score });
    case 'bankLoses':
      return t('reasons.bankLoses', { to: reason.to });
    case 'lastTurnNeeds':
      return t('reasons.lastTurnNeeds', { points: reason.points });
    case 'belowMinimum':
      return t('reasons.belowMinimum', { needs: reason.needs, have: reason.have });
    case 'thirdFarkle':
      return t('reasons.thirdFarkle', { penalty: reason.penalty });
    default:
      return reason satisfies never;
  }
}
