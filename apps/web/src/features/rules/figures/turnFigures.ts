import { diceInPlay, type RuleSet } from '@farkle/rules';
import { bestTurn } from '@farkle/strategy';

/** A turn of the highest expected points, in figures. */
export interface TurnFigures {
  /** Points that a turn brings on average, for a player who has banked before. */
  readonly points: number;
  /** The chance that it farkles. */
  readonly farkle: number;
  /** With so many dice left (from 1) bank from so many points on; null where banking is never best. */
  readonly bankFrom: readonly { readonly dice: number; readonly points: number | null }[];
}

/** The figures of best play for points under a rule set. */
export function turnFigures(ruleSet: RuleSet): TurnFigures {
  const { expectedPoints, farkleChance, bankFrom } = bestTurn(ruleSet);
  return {
    points: expectedPoints,
    farkle: farkleChance,
    bankFrom: Array.from({ length: diceInPlay }, (_, at) => {
      const points = bankFrom[at + 1] ?? Number.POSITIVE_INFINITY;
      return { dice: at + 1, points: Number.isFinite(points) ? points : null };
    }),
  };
}
