/** How fast the two values of a pair grow with what a farkle is worth: the chances of a farkle under best play. */
export interface Slopes {
  own: number;
  other: number;
}

/** Two values that depend on each other, each through what it is worth when the other player's turn follows. */
export interface Pair {
  readonly own: number;
  readonly other: number;
}

export interface PairToSolve {
  /** Value of the own turn by what a farkle is worth, and likewise of the other's. Convex, growing by less than 1. */
  readonly own: (farkle: number) => number;
  readonly other: (farkle: number) => number;
  /** A guess of the other's value. */
  readonly guess: number;
  /** Those of a neighbouring pair; measured anew where the pair is solved twice. */
  readonly slopes: Slopes;
  readonly tolerance: number;
  /** Solves the pair twice in any case, which tells its slopes. */
  readonly measured?: boolean;
}

/** Differences below this are too small to tell a slope by. */
const tellable = 1e-10;

/**
 * Solves own = f(1 − other), other = g(1 − own). The value of a turn is convex and almost straight in the value of its
 * farkle, and its slope is the chance of a farkle, which hardly changes from one pair to the next: one evaluation of
 * each and a step of Newton's leave an error of second order in the guess's. When the guess was off by more than the
 * tolerance it is done again, and the two evaluations give the slopes as well.
 */
export function solvePair({ own, other, guess, slopes, tolerance, measured = false }: PairToSolve): Pair {
  let there = guess;
  let previous = { here: 0, there: 0, answer: 0 };
  for (let round = 0; ; round++) {
    let here = own(1 - there);
    const answer = other(1 - here);
    if (round > 0) {
      slopes.own = slopeOf(previous.here - here, there - previous.there, slopes.own);
      slopes.other = slopeOf(answer - previous.answer, previous.here - here, slopes.other);
    }
    const error = (there - answer) / (1 - slopes.own * slopes.other);
    previous = { here, there, answer };
    there -= error;
    const again = measured && round === 0;
    if ((Math.abs(previous.there - answer) < tolerance && !again) || round === 40) {
      here += slopes.own * error;
      return { own: here, other: there };
    }
  }
}

function slopeOf(rise: number, run: number, known: number): number {
  return Math.abs(run) < tellable ? known : Math.min(1, Math.max(0, rise / run));
}

/** Solves value = f(1 − value), the case of two players who stand alike. */
export function solveAlike(value: (farkle: number) => number, guess: number, tolerance: number): number {
  let from = guess;
  for (let round = 0; ; round++) {
    const answer = value(1 - from);
    if (Math.abs(answer - from) < tolerance || round === 60) return (answer + from) / 2;
    from += (answer - from) / 1.25;
  }
}
