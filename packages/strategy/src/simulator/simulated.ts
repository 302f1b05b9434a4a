/** What is counted while games are simulated, seat by seat as the policies were given. */
export interface Tally {
  readonly games: number;
  /** Wins; a shared win counts as an equal part for each. */
  readonly wins: readonly number[];
  /** Sums of the squares of those parts, from which the intervals are made. */
  readonly squares: readonly number[];
  /** Turns of all seats together. */
  readonly turns: number;
}

/** What came of simulated games. */
export interface Simulated extends Tally {
  /** Half the width of the 95 % interval of each share of wins. */
  readonly margins: readonly number[];
  /** Turns of all seats together, per game. */
  readonly turnsPerGame: number;
}

/** A tally with its intervals. */
export function simulated(tally: Tally): Simulated {
  const { games, wins, squares, turns } = tally;
  const margins = wins.map((won, seat) => {
    const share = won / games;
    const variance = Math.max(0, (squares[seat] as number) / games - share * share);
    return 1.96 * Math.sqrt(variance / games);
  });
  return { games, wins, squares, turns, margins, turnsPerGame: turns / games };
}

/**
 * Adds up what came of several lots of games between the same seats, as if they had been simulated in one go. The
 * order of the lots plays a part in the last digits only: keep to one where results are compared exactly.
 */
export function mergeSimulated(lots: readonly Tally[]): Simulated {
  const [first] = lots;
  if (first === undefined) throw new Error('There is nothing to add up: pass at least one lot of games.');
  if (lots.some(({ wins }) => wins.length !== first.wins.length)) {
    throw new Error('These lots were played by different numbers of seats and cannot be added up.');
  }
  const sum = (part: (lot: Tally) => number) => lots.reduce((total, lot) => total + part(lot), 0);
  return simulated({
    games: sum(({ games }) => games),
    wins: first.wins.map((_, seat) => sum(({ wins }) => wins[seat] as number)),
    squares: first.squares.map((_, seat) => sum(({ squares }) => squares[seat] as number)),
    turns: sum(({ turns }) => turns),
  });
}
