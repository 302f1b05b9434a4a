import type { Game, TurnRecord } from '@farkle/rules';

/** What a finished game's log comes to, added up by hand as a person with paper and pencil would. */
export interface Books {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Adds up a log by the rulebook's words, without any of the project's reducers. */
export function keepBooks(game: Game, log: readonly TurnRecord[]): Books {
  const scores = game.seats.map(() => 0);
  const inRow = game.seats.map(() => 0);
  for (const { seat, ending, kept } of log) {
    const score = scores[seat] ?? 0;
    if (ending.kind === 'banked') {
      scores[seat] = score + kept.reduce((sum, row) => sum + row.points, 0);
      inRow[seat] = 0;
    }
    if (ending.kind === 'farkled') {
      inRow[seat] = (inRow[seat] ?? 0) + 1;
      if (inRow[seat] === 3 && game.ruleSet.threeFarkles > 0) {
        scores[seat] = score < game.ruleSet.threeFarkles ? 0 : score - game.ruleSet.threeFarkles;
        inRow[seat] = 0;
      }
    }
  }
  const here = game.seats.flatMap(({ left }, seat) => (left ? [] : [seat]));
  const best = Math.max(...here.map((seat) => scores[seat] ?? 0));
  return { scores, winners: here.filter((seat) => scores[seat] === best) };
}

/**
 * Why this log is not the course of a game to the target with a final round, or null if it is: nobody but the last
 * seats plays once somebody has banked to the target, each of them once, and the one who got there never again.
 */
export function faultInFinalRound(game: Game, log: readonly TurnRecord[]): string | null {
  const scores = game.seats.map(() => 0);
  const crossing = log.findIndex(({ seat, ending }) => {
    if (ending.kind === 'banked') scores[seat] = (scores[seat] ?? 0) + ending.points;
    if (ending.kind === 'farkled') scores[seat] = (scores[seat] ?? 0) - ending.penalty;
    return (scores[seat] ?? 0) >= game.ruleSet.target;
  });
  if (crossing === -1) return game.finalRound === null ? null : 'a final round that nobody started';
  const crosser = log[crossing]?.seat ?? -1;
  const after = log.slice(crossing + 1).map(({ seat }) => seat);
  const count = game.seats.length;
  const distance = (seat: number) => (seat - crosser + count) % count;
  if (game.ruleSet.ending === 'immediate') return after.length === 0 ? null : 'a turn after the end';
  if (after.includes(crosser)) return 'the one who got there played again';
  if (after.some((seat, at) => at > 0 && distance(seat) <= distance(after[at - 1] ?? seat)))
    return 'seats out of order';
  if (game.result?.ending !== 'finalRound') return null;
  const missed = game.seats.findIndex(({ left }, seat) => !left && seat !== crosser && !after.includes(seat));
  return missed === -1 ? null : `seat ${missed} had no last turn`;
}
