import type { SeatView, TableView } from '@farkle/engine';
import type { ScoreboardSeat } from '@farkle/ui';
import type { Words } from './words.ts';

/** The seats as the scoreboard shows them. `notes` stands beside a name while there is nothing to tell. */
export function scoreboardSeats(
  view: TableView,
  notes: readonly (string | null)[],
  words: Words,
): ScoreboardSeat[] {
  return view.seats.map((seat) => ({
    id: String(seat.seat),
    name: words.voice(seat.seat).name,
    ...noteOf(seat, view, notes, words),
    score: words.format.number(seat.score),
    progress: seat.progress,
    atRisk: seat.atRisk,
    valueText: valueText(seat, view, words),
    active: seat.toMove,
    winner: seat.winner,
    out: seat.left,
  }));
}

type Note = { note?: string; noteTone?: 'plain' | 'scores' | 'risk' };

function noteOf(
  seat: SeatView,
  view: TableView,
  notes: readonly (string | null)[],
  { t, voice }: Words,
): Note {
  if (seat.left) return { note: t('seat.left') };
  if (seat.toMove) {
    for (const warning of view.warnings.toReversed()) {
      if (warning.code === 'lastTurn' && warning.needs > 0)
        return { note: t('seat.needs', { points: warning.needs }), noteTone: 'risk' };
      if (warning.code === 'thirdFarkleCosts' && warning.penalty > 0)
        return { note: t('seat.farkleCosts', { points: warning.penalty }), noteTone: 'risk' };
    }
  }
  if (seat.lastTurn) return { note: t('seat.lastTurn'), noteTone: 'risk' };
  if (view.seats.length === 1) return soloNote(seat, view, t);
  if (seat.toMove) return { note: t(voice(seat.seat).who === 'you' ? 'seat.yourTurn' : 'seat.toMove') };
  const note = notes[seat.seat] ?? null;
  if (note !== null) return { note };
  const { entryMinimum } = view.ruleSet;
  return !seat.entered && entryMinimum > 0 && view.result === null
    ? { note: t('seat.notEntered', { points: entryMinimum }) }
    : {};
}

function soloNote({ turnsTaken, turnsLeft }: SeatView, { result }: TableView, t: Words['t']): Note {
  if (result !== null) return {};
  return turnsLeft === null
    ? { note: t('seat.turnNumber', { turn: turnsTaken + 1 }) }
    : { note: t('seat.turnOf', { turn: turnsTaken + 1, turns: turnsTaken + turnsLeft }) };
}

function valueText({ score, turnsTaken }: SeatView, { goal, ruleSet }: TableView, { t }: Words): string {
  return goal.kind === 'turns'
    ? t('seat.turnsOf', { points: score, taken: turnsTaken, turns: goal.turns })
    : t('seat.pointsOf', { points: score, target: ruleSet.target });
}
