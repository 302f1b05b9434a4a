import type { Reason } from '@farkle/strategy';
import { useTranslations } from 'use-intl';
import type { DecisionReason } from './decisionReason.ts';

/** A reason as a sentence: the coach's own words, or a comparison of two choices. */
export function useCoachWords(): (reason: DecisionReason) => string {
  const coach = useTranslations('coach.reasons');
  const t = useTranslations('training.decisions.reasons');
  return (reason) => {
    switch (reason.code) {
      case 'moreDice':
        return t('moreDice', {
          dice: reason.dice,
          chance: reason.chance,
          otherDice: reason.otherDice,
          otherChance: reason.otherChance,
        });
      case 'morePoints':
        return t('morePoints', { points: reason.points, otherPoints: reason.otherPoints });
      case 'otherNear':
        return t('otherNear', { missing: reason.missing });
      default:
        return coachSentence(reason, coach);
    }
  };
}

function coachSentence(reason: Reason, t: ReturnType<typeof useTranslations<'coach.reasons'>>): string {
  switch (reason.code) {
    case 'rollRisk':
      return t('rollRisk', { dice: reason.dice, chance: reason.chance, risked: reason.risked });
    case 'rollWorth':
      return t('rollWorth', { dice: reason.dice, points: reason.points });
    case 'hotDice':
      return t('hotDice');
    case 'bankWins':
      return t('bankWins', { score: reason.score });
    case 'bankLoses':
      return t('bankLoses', { to: reason.to });
    case 'lastTurnNeeds':
      return t('lastTurnNeeds', { points: reason.points });
    case 'belowMinimum':
      return t('belowMinimum', { needs: reason.needs, have: reason.have });
    case 'thirdFarkle':
      return t('thirdFarkle', { penalty: reason.penalty });
    default:
      return reason satisfies never;
  }
}
