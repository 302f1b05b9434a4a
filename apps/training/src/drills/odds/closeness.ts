import type { Question } from './question.ts';

/** How near an estimate is: 1 as near as anyone can say, then close, near and far off. */
export interface Closeness {
  readonly score: number;
  readonly isRight: boolean;
}

const steps = [
  { score: 1, isRight: true },
  { score: 0.8, isRight: true },
  { score: 0.35, isRight: false },
] as const satisfies readonly Closeness[];

/** The largest differences of the three steps: of chances as they are, of points as a share of the value. */
const chanceSteps = [0.02, 0.05, 0.1] as const;
const pointSteps = [0.04, 0.1, 0.2] as const;

/** Values below this are judged as if they were this, in points: nobody tells 20 from 40 points. */
const leastValue = 300;

/** A last bit of rounding must not push an estimate over an edge. */
const rounding = 1e-9;

/** How near an estimate is to the exact figure. */
export function closenessOf({ kind }: Question, estimate: number, exact: number): Closeness {
  const difference = Math.abs(estimate - exact) - rounding;
  const edges = kind === 'risk' ? chanceSteps : pointSteps.map((step) => step * Math.max(leastValue, exact));
  const at = edges.findIndex((edge) => difference <= edge);
  return steps[at] ?? { score: 0, isRight: false };
}
