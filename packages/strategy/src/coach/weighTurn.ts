import { bankLoses, farkleOdds, type Game, seatAt } from '@farkle/rules';
import { minimumOf } from '../players/options.ts';
import type { WinTable } from '../solver/winTable.ts';
import { mayBankWith } from '../turn/mayBank.ts';
import { type Currency, valuesFor } from './currency.ts';

/** A turn between two rolls: what rolling on and banking are worth. */
export interface Weighing {
  readonly currency: Currency;
  /** Rolling so many dice with so many turn points at stake. */
  readonly rolling: number;
  /** Banking the turn points; null where the rules do not let one bank them. */
  readonly banking: number | null;
  /** The chance that the roll is a farkle. */
  readonly farkleChance: number;
}

/**
 * Weighs rolling against banking for the seat that plays, with so many turn points set aside and so many dice to roll
 * next; whatever lies on the table of `game` plays no part. `table` as of `advise`.
 */
export function weighTurn(
  game: Game,
  { turnPoints, diceLeft }: { turnPoints: number; diceLeft: number },
  table: WinTable | null = null,
): Weighing {
  if (game.result !== null || seatAt(game, game.turn.seat).left) {
    throw new Error('A finished game, or a seat that has left, has no turn to weigh: ask during a game.');
  }
  const { currency, worth } = valuesFor(game, table);
  const mayBank = mayBankWith(turnPoints, diceLeft, minimumOf(game), game.ruleSet.hotDice);
  const { rolling, banking } = worth({
    setAside: [],
    turnPoints,
    diceLeft,
    mayBank,
    wins: false,
    loses: mayBank && bankLoses(game, turnPoints),
  });
  const { farkles, rolls } = farkleOdds(diceLeft, game.ruleSet);
  return { currency, rolling, banking: mayBank ? banking : null, farkleChance: farkles / rolls };
}
