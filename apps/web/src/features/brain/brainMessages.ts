import type { Game, RuleSet } from '@farkle/rules';
import type { Advice, Decision, GameReview, Level, MoveMade } from '@farkle/strategy';

/** What a page asks of its worker. Each question has a number, and its answer the same. */
export type Question =
  /** Get ready for games of several seats to the target under these rules. */
  | { readonly kind: 'prepare'; readonly ruleSet: RuleSet }
  | { readonly kind: 'decide'; readonly id: number; readonly game: Game; readonly level: Level }
  | { readonly kind: 'advise'; readonly id: number; readonly game: Game }
  /** Look at a whole game's moves, once the game is known as well as it will be. */
  | { readonly kind: 'review'; readonly id: number; readonly moves: readonly MoveMade[] }
  /** Nobody waits for this review any more. */
  | { readonly kind: 'cancel'; readonly id: number };

/** How well the worker knows the game: by expected points alone, nearly exactly, or exactly. */
export type Knowledge = 'points' | 'quick' | 'exact';

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
