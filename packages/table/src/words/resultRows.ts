import type { SeatView, TableView } from '@farkle/engine';
import type { ResultRow } from '@farkle/ui';
import type { Words } from './words.ts';

/** The final scores in the order of the places; who left comes last and has no place. */
export function resultRows(view: TableView, { t, format, voice }: Words): ResultRow[] {
  const ranked = [...view.seats].sort((a, b) => Number(a.left) - Number(b.left) || b.score - a.score);
  const playing = view.seats.filter(({ left }) => !left);
  return ranked.map((seat) => ({
    id: String(seat.seat),
    place: placeOf(seat),
    name: voice(seat.seat).name,
    score: format.number(seat.score),
    ...noteOf(seat),
    winner: seat.winner,
  }));

  function placeOf({ left, score }: SeatView): string {
    if (left) return '';
    const place = playing.filter((other) => other.score > score).length + 1;
    const shared = playing.filter((other) => other.score === score).length > 1;
    return shared ? t('result.sharedPlace', { place }) : t('result.place', { place });
  }

  function noteOf({ left, winner }: SeatView): { note?: string } {
    if (left) return { note: t('result.left') };
    return winner && (view.result?.winners.length ?? 0) > 1 ? { note: t('result.sharedWin') } : {};
  }
}
