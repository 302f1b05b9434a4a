/**
 * How well a game is known: by expected points alone, by a quick solve (within 0.001, with a penalty 0.003), or
 * exactly.
 */
export type Knowledge = 'points' | 'quick' | 'exact';

/** What is known by now, and the share of the solving done, 0–1, while that is under way. */
export interface KnowledgeState {
  readonly knowledge: Knowledge;
  readonly solving: number | null;
}

/** Nothing is known yet but points, and nothing is being solved. */
export const onlyPoints: KnowledgeState = Object.freeze({ knowledge: 'points', solving: null });
