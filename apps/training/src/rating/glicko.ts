/**
 * Glicko-2, a rating that knows how sure it is: Mark E. Glickman, Example of the Glicko-2 system, 2013,
 * http://www.glicko.net/glicko/glicko2.pdf. The steps below bear that paper's numbers. A question plays the part of
 * the opponent, so its difficulty and the trainee's rating are on one scale.
 */
export interface Rating {
  /** Rating points; 1500 is a newcomer's. */
  readonly rating: number;
  /** How unsure the rating is, in rating points: it lies within two of these in 95 cases of 100. */
  readonly deviation: number;
  /** How much the trainee's strength is expected to change. */
  readonly volatility: number;
}

/** A question that was answered: its difficulty, how sure that is, and the answer's score from 0 to 1. */
export interface Outcome {
  readonly difficulty: number;
  readonly deviation: number;
  readonly score: number;
}

/** A newcomer's, as step 1 says. */
export const newRating: Rating = Object.freeze({ rating: 1500, deviation: 350, volatility: 0.06 });

/** Rating points in one unit of the paper's own scale. */
const unit = 173.7178;
/** How much volatility may change: the paper advises 0.3 to 1.2. */
const tau = 0.5;
const tolerance = 1e-6;

/** How much an opponent's own uncertainty takes from what an outcome says. */
function weight(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

/** The score that a rating is expected to make of a question, from 0 to 1. */
export function expectedScore(rating: number, difficulty: number, deviation: number): number {
  return 1 / (1 + Math.exp((-weight(deviation / unit) * (rating - difficulty)) / unit));
}

/** The rating after the outcomes of one period, at least one. */
export function ratingAfter(before: Rating, outcomes: readonly Outcome[]): Rating {
  // Step 2: to the paper's scale.
  const phi = before.deviation / unit;
  // Steps 3 and 4: what the outcomes say, and how surely.
  let information = 0;
  let surprise = 0;
  for (const { difficulty, deviation, score } of outcomes) {
    const g = weight(deviation / unit);
    const expected = expectedScore(before.rating, difficulty, deviation);
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information;
  // Step 5: the volatility that fits best.
  const volatility = newVolatility(before.volatility, phi, variance, variance * surprise);
  // Steps 6 to 8: the new deviation and rating, back on the usual scale.
  const loosened = phi * phi + volatility * volatility;
  const deviation = 1 / Math.sqrt(1 / loosened + information);
  return {
    rating: before.rating + unit * deviation * deviation * surprise,
    deviation: unit * deviation,
    volatility,
  };
}

/** Step 5: the root of `f` by the Illinois method. */
function newVolatility(before: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(before * before);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    const spread = phi * phi + variance + ex;
    return (ex * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (tau * tau);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) {
    high = Math.log(delta * delta - phi * phi - variance);
  } else {
    let k = 1;
    while (f(a - k * tau) < 0) k++;
    high = a - k * tau;
  }
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > tolerance) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else {
      fLow /= 2;
    }
    high = middle;
    fHigh = fMiddle;
  }
  return Math.exp(low / 2);
}
