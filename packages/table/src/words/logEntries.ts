import type { TableView } from '@farkle/engine';
import type { TurnRecord } from '@farkle/rules';
import type { GameLogEntry } from '@farkle/ui';
import { logSentence } from './logSentence.tsx';
import type { Words } from './words.ts';

/** The log of a game, oldest first. A line marks where the final round begins, read from the newest down. */
export function logEntries({ log, seats, finalRound, result }: TableView, words: Words): GameLogEntry[] {
  const starter = seats.find(({ startedFinalRound }) => startedFinalRound)?.seat;
  const started = finalRound || result !== null ? log.findLast(isBankOf(starter)) : undefined;
  return log.map((record) => ({
    id: String(record.number),
    text: logSentence(record, words),
    tone: toneOf(record),
    ...(record === started ? { divider: words.t('log.finalRound') } : {}),
  }));
}

function isBankOf(seat: number | undefined) {
  return (record: TurnRecord) => record.seat === seat && record.ending.kind === 'banked';
}

function toneOf({ ending }: TurnRecord): 'plain' | 'scores' | 'risk' {
  if (ending.kind === 'farkled') return 'risk';
  return 'plain';
}
