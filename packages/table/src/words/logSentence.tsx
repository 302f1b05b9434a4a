import type { TurnRecord } from '@farkle/rules';
import { diceInPlay, formatDice } from '@farkle/rules';
import type { ReactNode } from 'react';
import type { Words } from './words.ts';

const b = (chunks: ReactNode) => <strong>{chunks}</strong>;

/** A finished turn as one sentence of the game's log. */
export function logSentence({ seat, kept, ending }: TurnRecord, { t, format, voice }: Words): ReactNode {
  const who = voice(seat);
  switch (ending.kind) {
    case 'banked': {
      const dice = format.list(
        kept.map((row) => formatDice(row.dice)),
        { type: 'unit', style: 'short' },
      );
      return t.rich(hadHotDice(kept) ? 'log.bankedHot' : 'log.banked', {
        ...who,
        kept: dice,
        points: ending.points,
        b,
      });
    }
    case 'farkled': {
      const { lost: points, penalty, dice } = ending;
      if (penalty > 0) return t.rich('log.farkledThird', { ...who, points, penalty, b });
      if (points === 0) return t.rich('log.farkledAtOnce', { ...who, b });
      return t.rich('log.farkled', { ...who, count: dice.length, points, b });
    }
    case 'left':
      return t.rich('log.left', { ...who, b });
    default:
      return ending satisfies never;
  }
}

/** Whether all six dice had scored at some moment of the turn. */
function hadHotDice(kept: TurnRecord['kept']): boolean {
  let count = 0;
  return kept.some(({ dice }) => {
    count += dice.length;
    return count % diceInPlay === 0;
  });
}
