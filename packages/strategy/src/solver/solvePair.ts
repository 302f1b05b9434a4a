/** Two values that depend on each other, each through what it is worth when the other player's turn follows. */
export interface Pair {
  readonly own: number;
  readonly other: number;
  /** How fast the own value grows with its farkle value: the chance of a farkle. */
  readonly ownSlope: number;
  /** How far the first guess was off. */
  readonly moved: number;
}

export interface PairToSolve {
  /** Value of the own turn by what a farkle is worth, and likewise of the other's. Convex, growing by less than 1. */
  readonly own: (farkle: number) => number;
  readonly other: (farkle: number) => number;
  /** A guess of the other's value. */
  readonly guess: number;
  readonly ownSlope: number;
  readonly otherSlope: number;
  readonly tolerance: number;
}

/**
 * Solves own = f(1 − other), other = g(1 − own). The value of a turn is convex and almost straight in the value of its
 * farkle, and its slope is the chance of a farkle, which hardly changes from one pair to the next: one evaluation of
 * each and a step of Newton's leave an error of second order in the guess's. When the guess was off by more than the
 * tolerance it is done again, and the two evaluations give the slope as well.
 */
export function solvePair({ own, other, guess, ownSlope, otherSlope, tolerance }: PairToSolve): Pair {
  let slope = ownSlope;
  let there = guess;
  let moved = 0;
  let previous = { here: 0, there: 0 };
  for (let round = 0; ; round++) {
    let here = own(1 - there);
    const change = there - previous.there;
    if (round > 0 && Math.abs(change) > 1e-9) {
      slope = Math.min(1, Math.max(0, (previous.here - here) / change));
    }
    const answer = other(1 - here);
    const error = (there - answer) / (1 - slope * otherSlope);
    previous = { here, there };
    if (round === 0) moved = Math.abs(answer - there);
    there -= error;
    if (Math.abs(previous.there - answer) < tolerance || round === 40) {
      here += slope * error;
      return { own: here, other: there, ownSlope: slope, moved };
    }
  }
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
