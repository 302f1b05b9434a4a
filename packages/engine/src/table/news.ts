import type { Dice, Game, GameResult } from '@farkle/rules';
import { isLastTurn, seatAt } from '@farkle/rules';

/** Something worth telling, with its figures in points. Words are made of it elsewhere. */
export type NewsItem =
  | { readonly kind: 'turnStarted'; readonly seat: number; readonly lastTurn: boolean }
  | { readonly kind: 'rolled'; readonly seat: number; readonly dice: Dice }
  | {
      readonly kind: 'farkled';
      readonly seat: number;
      readonly dice: Dice;
      readonly lost: number;
      readonly penalty: number;
    }
  | { readonly kind: 'hotDice'; readonly seat: number; readonly points: number }
  | {
      readonly kind: 'decided';
      readonly seat: number;
      readonly dice: Dice;
      readonly points: number;
      readonly then: 'roll' | 'bank';
    }
  | { readonly kind: 'banked'; readonly seat: number; readonly points: number; readonly score: number }
  | { readonly kind: 'finalRoundStarted'; readonly seat: number; readonly score: number }
  | { readonly kind: 'left'; readonly seat: number }
  | { readonly kind: 'over'; readonly result: GameResult };

/** The latest news. `serial` grows by one with every step that has any, so that the same words can be said twice. */
export interface News {
  readonly serial: number;
  readonly items: readonly NewsItem[];
}

/** The news after `previous`; without items nothing is new. */
export function nextNews(previous: News, items: readonly NewsItem[]): News {
  return items.length === 0 ? previous : { serial: previous.serial + 1, items };
}

/** What passing the dice on has brought about: the final round, the end, or the next turn. */
export function passingNews(before: Game, after: Game): NewsItem[] {
  const items: NewsItem[] = [];
  if (before.finalRound === null && after.finalRound !== null && after.result === null) {
    const seat = after.finalRound.startedBy;
    items.push({ kind: 'finalRoundStarted', seat, score: seatAt(after, seat).score });
  }
  if (after.result !== null) items.push({ kind: 'over', result: after.result });
  else if (after.turn.number !== before.turn.number) items.push(turnStarted(after));
  return items;
}

/** The news that a turn begins. */
export function turnStarted(game: Game): NewsItem {
  return { kind: 'turnStarted', seat: game.turn.seat, lastTurn: isLastTurn(game) };
}
