/** One measured figure, as `pnpm bench` prints it: one line of JSON. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}

/** The figure a line of a benchmark's output carries, or `undefined` for any other line. */
export function parseFigure(line: string): Figure | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, value: measured, unit } = value as Record<string, unknown>;
  if (typeof name !== 'string' || typeof unit !== 'string') return undefined;
  return typeof measured === 'number' && Number.isFinite(measured)
    ? { name, value: measured, unit }
    : undefined;
}

/** Prints a figure on stdout, rounded to four digits. */
export function print({ name, value, unit }: Figure): void {
  console.log(JSON.stringify({ name, value: Number(value.toPrecision(4)), unit }));
}
