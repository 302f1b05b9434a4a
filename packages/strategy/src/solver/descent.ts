import { diceInPlay } from '@farkle/rules';
import { meanOfBest } from '../turn/meanOfBest.ts';
import { levelWidth, type RollProgram } from '../turn/turnProgram.ts';
import type { TurnKit } from './turnKit.ts';

/**
 * The values of one turn as they come to be known from the top down: each level of 50 points asks only for levels
 * above it. `values` holds the better of banking and rolling by `levelWidth × level + dice left`.
 */
export interface Descent {
  readonly values: Float64Array;
  /** What the turn is worth when it farkles. */
  farkle: number;
  /** The lowest level at which values were out of order, see `descend`. */
  disorder: number;
  /** No value so far lay higher than this above the one a level up. */
  fall: number;
  /** By dice left: what rolling them was worth at most on the level last looked at. */
  readonly atMost: Float64Array;
}

/** What the levels are worth from which on one banks whatever the dice. Scores in levels. */
export interface Top {
  /** From this score on one banks whatever the dice, and `bank` has settled. */
  readonly top: number;
  /** Where hot dice must be rolled: from this score on banks are worth the same. At least `top`. */
  readonly settled: number;
  readonly farkle: number;
  /** What it is worth to bank with a score of so many levels; the last entry holds for all above. */
  readonly bank: Float64Array;
}

/** Room for a turn's values below so many levels. */
export function newDescent(room: number): Descent {
  return {
    values: new Float64Array(room * levelWidth),
    farkle: 0,
    disorder: Number.POSITIVE_INFINITY,
    fall: 0,
    atMost: new Float64Array(diceInPlay + 1),
  };
}

/** Starts anew: fills in what is above the `top`. */
export function startDescent(kit: TurnKit, descent: Descent, { top, settled, farkle, bank }: Top): void {
  const { fast, moreIsBetter, mustRoll, reach, tie } = kit;
  const { values, atMost } = descent;
  const last = bank.length - 1;
  const end = mustRoll ? settled : top;
  const hot = hotFarUp(kit, farkle, bank[Math.min(end, last)] as number);
  const six = fast[diceInPlay] as RollProgram;
  descent.farkle = farkle;
  descent.disorder = Number.POSITIVE_INFINITY;
  descent.fall = 0;
  for (let score = end + reach; score >= top; score--) {
    const here = score * levelWidth;
    const banked = bank[Math.min(score, last)] as number;
    for (let dice = 1; dice < diceInPlay; dice++) values[here + dice] = banked;
    const fall = banked - (bank[Math.min(score + 1, last)] as number);
    const place = here + diceInPlay;
    if (!mustRoll) values[place] = banked;
    else if (score >= end) values[place] = hot;
    else if (score % kit.hotEvery === 0) values[place] = six.farkle * farkle + meanOfBest(six, values, here);
    else values[place] = (values[place + levelWidth] as number) + fall;
    if (moreIsBetter && fall > tie) descent.disorder = score;
    if (fall > descent.fall) descent.fall = fall;
  }
  atMost.fill(Number.POSITIVE_INFINITY);
}

/**
 * Finds the values of the next level down, `score`, for up to `most` dice. `banked` is what banking there is worth,
 * where it is allowed.
 *
 * Rolling is hardly ever worth more with fewer points than with more: by no more than the largest `fall` so far, as
 * it leads to the same answers a level lower. So where banking beats what rolling came to on the level above, no roll
 * is looked at.
 *
 * The fast programs leave answers out that cannot be best as long as six dice are never worse than fewer and, where
 * all answers are to be weighed, more turn points never worse. That is not always so: with a final round, 10,000
 * points against 9,950 can be worse than 9,950. The descent watches for it, and within reach of any such place it
 * weighs every answer of the full programs.
 */
export function descend(
  kit: TurnKit,
  descent: Descent,
  score: number,
  banked: number,
  banks: boolean,
  most: number = diceInPlay,
): void {
  const { fast, full, mustRoll, reach } = kit;
  const { values, farkle, atMost, fall } = descent;
  const here = score * levelWidth;
  const programs = descent.disorder - score <= reach ? full : fast;
  for (let dice = 1; dice <= most; dice++) {
    const mayBank = banks && (dice < diceInPlay || !mustRoll);
    const atBest = (atMost[dice] as number) + fall;
    if (mayBank && banked >= atBest) {
      values[here + dice] = banked;
      atMost[dice] = atBest;
      continue;
    }
    const program = programs[dice] as RollProgram;
    const rolled = program.farkle * farkle + meanOfBest(program, values, here);
    values[here + dice] = mayBank && banked > rolled ? banked : rolled;
    atMost[dice] = rolled;
  }
  watch(kit, descent, score);
}

/** Notes falls and disorder between this level and the one above. */
function watch({ sixIsBest, moreIsBetter, tie }: TurnKit, descent: Descent, score: number): void {
  const { values } = descent;
  const here = score * levelWidth;
  const six = (values[here + diceInPlay] as number) + tie;
  for (let place = here + 1; place <= here + diceInPlay; place++) {
    const value = values[place] as number;
    const fall = value - (values[place + levelWidth] as number);
    if (fall > descent.fall) descent.fall = fall;
    if ((sixIsBest && value > six) || (moreIsBetter && fall > tie)) descent.disorder = score;
  }
}

/**
 * Reads the levels `from` to `to` of a descent with another farkle value off the parabolas through three that have come
 * down so far.
 */
export function between(
  into: Descent,
  [a, b, c]: readonly [Descent, Descent, Descent],
  farkle: number,
  from: number,
  to: number,
): void {
  const [x, y, z] = [farkle - a.farkle, farkle - b.farkle, farkle - c.farkle];
  const ofA = (y * z) / ((a.farkle - b.farkle) * (a.farkle - c.farkle));
  const ofB = (x * z) / ((b.farkle - a.farkle) * (b.farkle - c.farkle));
  const ofC = (x * y) / ((c.farkle - a.farkle) * (c.farkle - b.farkle));
  const [valuesA, valuesB, valuesC] = [a.values, b.values, c.values];
  const end = (to + 1) * levelWidth;
  for (let place = from * levelWidth; place < end; place++) {
    into.values[place] =
      ofA * (valuesA[place] as number) + ofB * (valuesB[place] as number) + ofC * (valuesC[place] as number);
  }
  into.farkle = farkle;
  into.disorder = Math.min(a.disorder, b.disorder, c.disorder);
  into.fall = Math.max(a.fall, b.fall, c.fall);
  into.atMost.fill(Number.POSITIVE_INFINITY);
}

/** The value of rolling `dice` dice at a score whose higher levels are known. */
export function rollingFrom(kit: TurnKit, descent: Descent, score: number, dice: number): number {
  const programs = descent.disorder - score <= kit.reach ? kit.full : kit.fast;
  const program = programs[dice] as RollProgram;
  return program.farkle * descent.farkle + meanOfBest(program, descent.values, score * levelWidth);
}

/** Hot dice that have to be rolled where banking is always worth `banked`. */
function hotFarUp({ full, onlyHot }: TurnKit, farkle: number, banked: number): number {
  const chance = (full[diceInPlay] as RollProgram).farkle;
  return (chance * farkle + (1 - chance - onlyHot) * banked) / (1 - onlyHot);
}
