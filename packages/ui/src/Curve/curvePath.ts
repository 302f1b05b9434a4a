/** Where a point lies: both 0 to 1, from the left and from the bottom. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The places of values in the order of time, spread over the whole width; a lonely one lies at the left. */
export function placesOf(values: readonly number[]): readonly Place[] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, at) => ({ x: at / last, y: Math.min(1, Math.max(0, value)) }));
}

/** The line through the places as an SVG path on a ground of 100 × 100; empty without places. */
export function linePath(places: readonly Place[]): string {
  return places
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(100 * x)} ${round(100 - 100 * y)}`)
    .join('');
}

/** The same line closed along the bottom. */
export function areaPath(places: readonly Place[]): string {
  const last = places.at(-1);
  if (last === undefined) return '';
  return `${linePath(places)}L${round(100 * last.x)} 100L0 100Z`;
}

/** The index of the value that lies nearest to a place `x` (0 to 1) among `count` values before `last` places more. */
export function nearestTo(x: number, count: number, more: number): number {
  const steps = Math.max(1, count + more - 1);
  return Math.min(count - 1, Math.max(0, Math.round(x * steps)));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
