import { formatDice, type RuleSet } from '@farkle/rules';
import { useTranslations } from 'use-intl';
import type { Position } from '../../positions/position.ts';

/** A position in words, for those who listen; with its target and minimums where the rules are at hand. */
export function usePositionWords(): (position: Position, ruleSet: RuleSet | null) => string {
  const t = useTranslations('training.decisions.aloud');
  return (position, ruleSet) => {
    const { own, turnPoints, roll } = position;
    const sentences = [seatsSentence(position, t)];
    if (ruleSet !== null) {
      const { target, entryMinimum, threeFarkles } = ruleSet;
      if (position.goal !== 'turns' && !position.lastTurn) sentences.push(t('target', { target }));
      if (entryMinimum > 0 && !own.entered) sentences.push(t('entry', { points: entryMinimum }));
      if (own.farkles === 2) sentences.push(t('twoFarkles', { points: Math.min(threeFarkles, own.score) }));
    }
    sentences.push(t('roll', { points: turnPoints, dice: formatDice(roll) }));
    return sentences.join(' ');
  };
}

type Words = ReturnType<typeof useTranslations<'training.decisions.aloud'>>;

function seatsSentence({ goal, own, other, lastTurn, turnsLeft }: Position, t: Words): string {
  switch (goal) {
    case 'target': {
      const [mine, theirs] = [own.score, other?.score ?? 0];
      return lastTurn
        ? t('lastTurn', { own: mine, other: theirs, needed: theirs - mine })
        : t('two', { own: mine, other: theirs });
    }
    case 'turns':
      return t('turns', { own: own.score, turns: turnsLeft });
    case 'fewestTurns':
      return t('fewestTurns', { own: own.score });
    default:
      return goal satisfies never;
  }
}
