import { highestLevel, lowestLevel, type Topic } from './topic.ts';

/** How somebody stands in the drill at one table. */
export interface Standing {
  /** From 1 to 5, in quarters: the difficulty of the questions. */
  readonly level: number;
  /** Questions answered so far, and how many of them rightly. */
  readonly answered: number;
  readonly right: number;
  /** Rounds finished. */
  readonly rounds: number;
  /** Topics that were missed, with how many right answers each still owes; at least 1. */
  readonly owed: Readonly<Partial<Record<Topic, number>>>;
}

/** How a newcomer stands: one level above the easiest, since the first right answers come fast. */
export const newStanding: Standing = Object.freeze({
  level: 2,
  answered: 0,
  right: 0,
  rounds: 0,
  owed: Object.freeze({}),
});

/**
 * A quarter up for a right answer, three quarters down for a wrong one: a weighted staircase (C. Kaernbach, Simple
 * adaptive testing with the weighted up-down method, 1991), in balance where three answers of four are right.
 */
const stepUp = 0.25;
const stepDown = 0.75;

/** A missed topic comes back until it has been answered rightly so often. */
const owedAfterMiss = 2;

/** How somebody stands after one more answer. */
export function standingAfter(standing: Standing, topic: Topic, isRight: boolean): Standing {
  const level = standing.level + (isRight ? stepUp : -stepDown);
  const { [topic]: before = 0, ...others } = standing.owed;
  const owes = isRight ? before - 1 : owedAfterMiss;
  return {
    level: Math.min(highestLevel, Math.max(lowestLevel, level)),
    answered: standing.answered + 1,
    right: standing.right + (isRight ? 1 : 0),
    rounds: standing.rounds,
    owed: owes > 0 ? { ...others, [topic]: owes } : others,
  };
}
