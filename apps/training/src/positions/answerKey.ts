import type { Dice } from '@farkle/rules';
import type { Currency, Grade, Knowledge, Reason } from '@farkle/strategy';

/** Something that could be done, and what it is worth. */
export interface Choice {
  /** Sorted. */
  readonly setAside: Dice;
  readonly then: 'roll' | 'bank';
  /** Turn points with the selection added. */
  readonly turnPoints: number;
  /** Dice of the next roll if one rolls on. */
  readonly diceLeft: number;
  /** In the currency of the key. */
  readonly value: number;
  /** What it costs against the best, 0 or more. */
  readonly cost: number;
  readonly grade: Grade;
}

/** The answer key of a question. */
export interface AnswerKey {
  /** Chance to win (0–1), expected points of the turn, or expected turns still to come (fewer is better). */
  readonly currency: Currency;
  readonly knowledge: Knowledge;
  /** Every choice that the question leaves, best first. */
  readonly choices: readonly Choice[];
  /** The coach's reasons for the best choice, the weightiest first. */
  readonly reasons: readonly Reason[];
}

/** A game is as good as decided from this chance on, for one side or the other. */
const decided = 0.97;

/**
 * What the second choice costs: the best one that really is another choice. Taking fewer points with as many dice left
 * is none, and neither is a bank that certainly loses. Null where no such choice is left, where a bank wins at once, or
 * where the game is as good as decided: there is little to learn from those.
 */
export function secondCost({ choices, currency, reasons }: AnswerKey): number | null {
  const [best, ...others] = choices;
  if (best === undefined) return null;
  if (best.then === 'bank' && reasons.some(({ code }) => code === 'bankWins')) return null;
  if (currency === 'winChance' && Math.abs(best.value - 0.5) > decided - 0.5) return null;
  const rival = others.find(
    ({ diceLeft, then, value }) =>
      (diceLeft !== best.diceLeft || then !== best.then) && (value > 0 || currency === 'turns'),
  );
  return rival?.cost ?? null;
}
