/** Prints one measured figure as a line of JSON, as `pnpm bench` reads it. */
export function figure(name: string, value: number, unit: string): void {
  console.log(JSON.stringify({ name, value: Number(value.toPrecision(4)), unit }));
}

/** The value below which 99 of 100 lie. */
export function percentile99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

/** Milliseconds that some work takes. */
export function timed(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}
