import type { TableView } from '@farkle/engine';
import type { Words } from './words.ts';

/** The end of a game in words: who won, and by how much or what it means. */
export interface ResultWords {
  readonly headline: string;
  readonly subline: string | null;
}

/** The words of an ended game. Throws while the game goes on. */
export function resultWords(view: TableView, words: Words): ResultWords {
  if (view.result === null) throw new Error('This game is not over: ask for its result when it is.');
  const { winners, ending } = view.result;
  const [first] = winners;
  if (first === undefined) return { headline: words.t('result.abandoned'), subline: null };
  if (view.seats.length === 1) return soloWords(view, words);
  const score = view.seats[first]?.score ?? 0;
  if (winners.length > 1) {
    const names = words.format.list(winners.map((seat) => words.voice(seat).name));
    return {
      headline: words.t('result.shared', { names }),
      subline: words.t('result.each', { points: score }),
    };
  }
  const headline = words.t('result.won', words.voice(first));
  if (ending === 'lastSeat') {
    const gone = view.seats.filter(({ left }) => left);
    const [only] = gone;
    const subline =
      gone.length === 1 && only !== undefined
        ? words.t('result.otherLeft', words.voice(only.seat))
        : words.t('result.othersLeft');
    return { headline, subline };
  }
  const others = view.seats.filter(({ seat, left }) => seat !== first && !left);
  const second = Math.max(0, ...others.map((other) => other.score));
  return { headline, subline: words.t('result.by', { points: score - second }) };
}

function soloWords({ seats, goal }: TableView, { t }: Words): ResultWords {
  const { score, turnsTaken } = seats[0] ?? { score: 0, turnsTaken: 0 };
  return goal.kind === 'fewestTurns'
    ? {
        headline: t('result.soloTurns', { turns: turnsTaken }),
        subline: t('result.withPoints', { points: score }),
      }
    : {
        headline: t('result.soloPoints', { points: score }),
        subline: t('result.inTurns', { turns: turnsTaken }),
      };
}
