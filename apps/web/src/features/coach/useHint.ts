'use client';

import { formatDice } from '@farkle/rules';
import type { Advice, Reason, ValuedOption } from '@farkle/strategy';
import type { AskHint } from '@farkle/table';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Brain } from '../brain/brain.ts';

/** The coach of a game: the worker's advice in words. */
export function useHint(brain: () => Brain): AskHint {
  const t = useTranslations('coach');
  return useCallback(
    async (game) => {
      const advice = await brain().advise(game);
      const { best } = advice;
      return { setAside: best.setAside, then: best.then, sentences: sentencesOf(advice, t) };
    },
    [brain, t],
  );
}

/** Differences below half of the last shown digit would read as equal, so they are not told. */
const shown: Readonly<Record<Advice['currency'], number>> = { winChance: 0.0005, points: 0.5, turns: 0.005 };

/** An average that rounds to nothing (a minimum out of reach) tells nothing. */
function tells(reason: Reason): boolean {
  return reason.code !== 'rollWorth' || reason.points >= 1;
}

type CoachWords = ReturnType<typeof useTranslations<'coach'>>;

/** The best move, what it is worth against the next best one, and the reasons with their numbers. */
function sentencesOf({ best, options, currency, forced, reasons }: Advice, t: CoachWords): string[] {
  const next = options[1];
  const worth =
    next === undefined || forced || Math.abs(best.value - next.value) < shown[currency]
      ? []
      : [t(`values.${currency}`, { better: best.value, next: next.value })];
  return [
    moveSentence(best, forced, t),
    ...worth,
    ...reasons.filter(tells).map((reason) => reasonSentence(reason, t)),
  ];
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
