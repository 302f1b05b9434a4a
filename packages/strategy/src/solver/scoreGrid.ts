/**
 * The scores for which values are kept, in levels of 50 points: all of them for an exact table, or a choice that lies
 * close together near the target, where the surface bends, and wide apart below. Between them values are read off the
 * cubic through the four nearest.
 */
export interface ScoreGrid {
  /** The target in levels. */
  readonly target: number;
  /** Ascending, from 0 to target − 1. */
  readonly scores: Int32Array;
  /** By level: the index of the nearest kept score at or below. */
  readonly below: Int32Array;
  /** By level: index of the first of four kept scores, and their four weights. */
  readonly first: Int32Array;
  readonly weights: Float64Array;
}

/** Every score below the target. */
export function wholeGrid(target: number): ScoreGrid {
  return gridOf(
    target,
    Int32Array.from({ length: target }, (_, score) => score),
  );
}

/** How close together scores are kept. Distances and steps in levels. */
export interface Spacing {
  /** Every score closer to the target than this. */
  readonly dense: number;
  /** Below, the steps grow by so much for each level of distance, */
  readonly growth: number;
  /** but not beyond this. */
  readonly widest: number;
}

/** Scores, in levels, among which steps are no wider than this. */
export interface Zone {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** The last scores one by one, below them ever wider steps down to 0, but short ones in the zones. */
export function coarseGrid(
  target: number,
  { dense, growth, widest }: Spacing,
  zones: readonly Zone[] = [],
): ScoreGrid {
  const scores: number[] = [];
  for (let score = target - 1; score > 0; ) {
    scores.push(score);
    const beyond = target - score - dense;
    const step = beyond < 0 ? 1 : Math.min(widest, Math.max(1, Math.round(beyond * growth + 1)));
    score = Math.max(stepDown(zones, score, step), ...zones.map((zone) => nextIn(zone, score, step)));
    if (score < step / 2) break;
  }
  while (scores.length < 3) scores.push((scores.at(-1) ?? target) - 1);
  return gridOf(target, Int32Array.from([...scores, 0].reverse()));
}

/**
 * The next score down where no zone has a say. Not just above a zone, nor above 0: of two scores so close together one
 * after a long step cubics would swing out.
 */
function stepDown(zones: readonly Zone[], score: number, step: number): number {
  const next = score - step;
  return zones.find((zone) => zone.step < step && next > zone.to && next < zone.to + zone.step)?.to ?? next;
}

/** The next score down as far as a zone asks for one. */
function nextIn({ from, to, step }: Zone, score: number, usual: number): number {
  if (score > to) return to;
  return score > from ? score - Math.min(usual, step) : Number.NEGATIVE_INFINITY;
}

function gridOf(target: number, scores: Int32Array): ScoreGrid {
  const below = new Int32Array(target);
  const first = new Int32Array(target);
  const weights = new Float64Array(4 * target);
  let index = 0;
  for (let level = 0; level < target; level++) {
    while ((scores[index + 1] ?? target) <= level) index++;
    below[level] = index;
    const from = Math.max(0, Math.min(index - 1, scores.length - 4));
    first[level] = from;
    weights.set(cubicWeights(scores, from, level), 4 * level);
  }
  return { target, scores, below, first, weights };
}

/** Lagrange's weights at `level` of the four scores from index `from` on. */
export function cubicWeights(scores: Int32Array, from: number, level: number): number[] {
  return [0, 1, 2, 3].map((k) => {
    let weight = 1;
    for (let j = 0; j < 4; j++) {
      const there = scores[from + j] as number;
      if (j !== k) weight *= (level - there) / ((scores[from + k] as number) - there);
    }
    return weight;
  });
}

/** The value at a level from values at the kept scores, which stand `stride` apart from `offset` on. */
export function valueAt(
  grid: ScoreGrid,
  values: Float64Array,
  offset: number,
  stride: number,
  level: number,
): number {
  const index = grid.below[level] as number;
  if (grid.scores[index] === level) return values[offset + stride * index] as number;
  const from = offset + stride * (grid.first[level] as number);
  const at = 4 * level;
  let sum = 0;
  for (let k = 0; k < 4; k++) sum += (grid.weights[at + k] as number) * (values[from + stride * k] as number);
  return sum;
}
