import type { Game, RuleSet } from '@farkle/rules';
import type { Advice, Decision, GameReview, Knowledge, Level, MoveMade } from '@farkle/strategy';

export type { Knowledge } from '@farkle/strategy';

/** What a page tells its worker without waiting for an answer. */
export type Order =
  /** Get ready for games of several seats to the target under these rules. */
  | { readonly kind: 'prepare'; readonly ruleSet: RuleSet }
  /** Nobody waits for this review any more. */
  | { readonly kind: 'cancel'; readonly id: number };

/** What a page asks of its worker. */
export type Asked =
  | { readonly kind: 'decide'; readonly game: Game; readonly level: Level }
  | { readonly kind: 'advise'; readonly game: Game }
  /** Look at a whole game's moves, once the game is known as well as it will be. */
  | { readonly kind: 'review'; readonly moves: readonly MoveMade[] };

/** Everything that the worker hears. Each question has a number, and its answer the same. */
export type Question = Order | (Asked & { readonly id: number });

/** What the worker says. */
export type Answer =
  | { readonly kind: 'decided'; readonly id: number; readonly decision: Decision }
  | { readonly kind: 'advised'; readonly id: number; readonly advice: Advice }
  /** A review is under way: the share done, 0–1. */
  | { readonly kind: 'reviewing'; readonly id: number; readonly share: number }
  | { readonly kind: 'reviewed'; readonly id: number; readonly review: GameReview }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
  /** Solving is under way: the share done, 0–1. */
  | { readonly kind: 'solving'; readonly share: number }
  | { readonly kind: 'knows'; readonly knowledge: Knowledge };
