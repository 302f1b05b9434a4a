import { diceInPlay } from '@farkle/rules';
import { meanOfBest } from '../turn/meanOfBest.ts';
import { levelWidth, type RollProgram } from '../turn/turnProgram.ts';
import type { TurnKit } from './turnKit.ts';

/** One turn to solve. Scores and points in levels of 50. */
export interface TurnToSolve {
  /** The score with which the turn starts. */
  own: number;
  /** From this score on one banks whatever the dice, and `bank` has settled. Above `own` and its minimum. */
  top: number;
  /** Where hot dice must be rolled: from this score on banks are worth the same. At least `top`. */
  settled: number;
  /** The least turn points that may be banked. */
  minimum: number;
  /** What the turn is worth when it farkles. */
  farkle: number;
  /** What it is worth to bank with a score of so many levels; the last entry holds for all above. */
  bank: Float64Array;
}

/**
 * The value of a turn about to start, under the best play. One backward pass over the scores that the turn can reach
 * leaves the value of every (score, dice left) in the kit's `values`: the better of banking and rolling.
 *
 * The fast programs leave answers out that cannot be best as long as six dice are never worse than fewer and, where all
 * answers are to be weighed, more turn points never worse. That is not always so: with a final round, 10,000 points
 * against 9,950 can be worse than 9,950. The pass watches for it, and within reach of any such place it weighs every
 * answer of the full programs.
 */
export function solveTurn(kit: TurnKit, turn: TurnToSolve): number {
  const { fast, full, moreIsBetter, mustRoll, values, rare, reach, tie } = kit;
  const { own, minimum, farkle, bank } = turn;
  const top = Math.max(turn.top, own + minimum, own + 1);
  const last = bank.length - 1;
  let disorder = Number.POSITIVE_INFINITY;

  const settled = mustRoll ? Math.max(top, turn.settled) : top;
  const hot = hotFarUp(kit, farkle, bank[Math.min(settled, last)] as number);
  const six = fast[diceInPlay] as RollProgram;
  for (let score = settled + reach; score >= top; score--) {
    const here = score * levelWidth;
    const banked = bank[Math.min(score, last)] as number;
    for (let dice = 1; dice < diceInPlay; dice++) values[here + dice] = banked;
    if (!mustRoll) values[here + diceInPlay] = banked;
    else
      values[here + diceInPlay] = score < settled ? six.farkle * farkle + meanOfBest(six, values, here) : hot;
    if (moreIsBetter && banked > (bank[Math.min(score + 1, last)] as number) + tie) disorder = score;
  }

  for (let score = top - 1; score > own; score--) {
    const here = score * levelWidth;
    const banks = score - own >= minimum;
    const banked = bank[Math.min(score, last)] as number;
    if (banks && rare !== null && rare[Math.min(score - own, rare.length - 1)] === 1) {
      for (let dice = 1; dice < diceInPlay; dice++) values[here + dice] = banked;
      values[here + diceInPlay] = mustRoll ? six.farkle * farkle + (1 - six.farkle) * banked : banked;
      continue;
    }
    for (let dice = 1; dice <= diceInPlay; dice++) {
      const quick = fast[dice] as RollProgram;
      const program = disorder - score <= reach ? (full[dice] as RollProgram) : quick;
      const rolled = quick.farkle * farkle + meanOfBest(program, values, here);
      const mayBank = banks && (dice < diceInPlay || !mustRoll);
      values[here + dice] = mayBank && banked > rolled ? banked : rolled;
    }
    if (isDisordered(kit, here)) disorder = score;
  }
  return rollingValue(kit, own, diceInPlay, farkle, disorder - own <= reach);
}

/** The value of rolling `dice` dice at a score of the turn last solved. */
export function rollingValue(
  kit: TurnKit,
  score: number,
  dice: number,
  farkle: number,
  weighAll = true,
): number {
  const program = (weighAll ? kit.full : kit.fast)[dice] as RollProgram;
  return program.farkle * farkle + meanOfBest(program, kit.values, score * levelWidth);
}

/** Hot dice that have to be rolled where banking is always worth `banked`. */
function hotFarUp({ full, onlyHot }: TurnKit, farkle: number, banked: number): number {
  const chance = (full[diceInPlay] as RollProgram).farkle;
  return (chance * farkle + (1 - chance - onlyHot) * banked) / (1 - onlyHot);
}

function isDisordered({ values, sixIsBest, moreIsBetter, tie }: TurnKit, here: number): boolean {
  const six = (values[here + diceInPlay] as number) + tie;
  for (let place = here + 1; place <= here + diceInPlay; place++) {
    const value = values[place] as number;
    if (sixIsBest && value > six) return true;
    if (moreIsBetter && value > (values[place + levelWidth] as number) + tie) return true;
  }
  return false;
}
