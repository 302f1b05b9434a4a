/** The numbers a field accepts: `min`, `min + step`, `min + 2 × step` … up to and including `max`. */
export type NumberGrid = {
  /** The least number. */
  readonly min: number;
  /** The greatest number. */
  readonly max: number;
  /** How far the numbers of the grid lie apart; a press of the keys or of the round presses goes one step. */
  readonly step: number;
};

/** The nearest number on the grid; halfway goes up, beyond the ends goes to the end. */
export function settleOnGrid(value: number, { min, max, step }: NumberGrid): number {
  const last = Math.floor((max - min) / step);
  const nearest = Math.round((value - min) / step);
  return min + Math.min(last, Math.max(0, nearest)) * step;
}

/**
 * The whole number that somebody has typed, however they group its digits: 10000, 10,000, 10.000, 10 000 or 10'000 are
 * the same, as there are no fractions on a grid. Null for everything else.
 */
export function wholeNumber(text: string): number | null {
  const bare = text.replace(/[\s.,'’]/g, '');
  return /^-?\d+$/.test(bare) ? Number(bare) : null;
}
